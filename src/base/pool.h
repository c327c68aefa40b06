// Objects that are expensive to make, kept for the next thread that needs one.
#pragma once

#include <memory>
#include <mutex>
#include <new>
#include <utility>
#include <vector>

namespace fathom {

/// Holds the objects that are not in use. Safe from any thread.
template <class T>
class Pool {
public:
    /// An object that is not in use, or a new one from make(). An object that is not given back,
    /// for example because an exception is thrown, is freed by its last user.
    template <class Make>
    std::unique_ptr<T> take(Make&& make) {
        {
            const std::lock_guard lock(m_mutex);
            if (!m_objects.empty()) {
                std::unique_ptr<T> object = std::move(m_objects.back());
                m_objects.pop_back();
                return object;
            }
        }
        return std::forward<Make>(make)();
    }

    /// Frees the object if there is no memory to keep it.
    void giveBack(std::unique_ptr<T> object) noexcept {
        const std::lock_guard lock(m_mutex);
        try {
            m_objects.push_back(std::move(object));
        } catch (const std::bad_alloc&) {
        }
    }

    /// Takes all objects that are not in use.
    std::vector<std::unique_ptr<T>> takeAll() {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_objects, {});
    }

private:
    std::mutex m_mutex;
    std::vector<std::unique_ptr<T>> m_objects;  // guarded by m_mutex
};

}  // namespace fathom
