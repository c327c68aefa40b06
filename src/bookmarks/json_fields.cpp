#include "bookmarks/json_fields.h"

#include <algorithm>

namespace fathom {

const Json* Fields::find(const char* key) const {
    const auto found = m_object.find(key);
    return found == m_object.end() ? nullptr : &*found;
}

void Fields::complain(const char* key, Phrase demand, const Json* value) const {
    if (!m_problem.isEmpty()) return;
    if (value)
        m_problem = Phrase{"%1 %2, not %3.", {m_path + key, std::move(demand), spoken(*value)}};
    else
        m_problem = Phrase{"%1 %2.", {m_path + key, std::move(demand)}};
}

void Fields::reject(Phrase sentence) const {
    if (m_problem.isEmpty()) m_problem = std::move(sentence);
}

std::string Fields::text(const char* key, std::string fallback, std::size_t mostBytes) const {
    const Json* value = find(key);
    if (!value) return fallback;
    if (!value->is_string()) {
        complain(key, "must be a text in quotes", value);
        return fallback;
    }
    const std::string& text = value->get_ref<const std::string&>();
    if (text.size() <= mostBytes) return text;
    complain(key, {"must be a text of at most %1 bytes", {std::to_string(mostBytes)}}, value);
    return fallback;
}

double Fields::number(const char* key, double fallback) const {
    const Json* value = find(key);
    if (!value) return fallback;
    if (value->is_number()) return value->get<double>();
    complain(key, "must be a number", value);
    return fallback;
}

bool Fields::flag(const char* key, bool fallback) const {
    const Json* value = find(key);
    if (!value) return fallback;
    if (value->is_boolean()) return value->get<bool>();
    complain(key, "must be true or false", value);
    return fallback;
}

Decimal Fields::decimal(const char* key) const {
    const Json* value = find(key);
    if (!value) {
        complain(key, "is missing");
        return {};
    }
    if (!value->is_string() && !value->is_number_integer()) {
        complain(key, "must be a decimal number in quotes", value);
        return {};
    }
    Result<Decimal> decimal =
        Decimal::parse(value->is_string() ? value->get_ref<const std::string&>() : value->dump());
    if (decimal) return *std::move(decimal);
    reject({"%1: %2", {m_path + key, decimal.error().phrase}});
    return {};
}

Fields Fields::object(const char* key) const {
    static const Json kNothing = Json::object();
    const Json* value = find(key);
    if (value && !value->is_object()) complain(key, "must be an object in braces", value);
    return Fields(value && value->is_object() ? *value : kNothing, m_path + key + ".", m_problem);
}

std::vector<Fields> Fields::objects(const char* key, std::size_t most) const {
    const Json* list = find(key);
    if (!list) return {};
    const bool isGood =
        list->is_array() && list->size() <= most &&
        std::ranges::all_of(*list, [](const Json& item) { return item.is_object(); });
    if (!isGood) {
        complain(key, {"must be a list of at most %1 objects in braces", {std::to_string(most)}},
                 list->is_array() ? nullptr : list);
        return {};
    }
    std::vector<Fields> objects;
    for (std::size_t i = 0; i < list->size(); ++i)
        objects.emplace_back((*list)[i], m_path + key + "[" + std::to_string(i) + "].", m_problem);
    return objects;
}

}  // namespace fathom
