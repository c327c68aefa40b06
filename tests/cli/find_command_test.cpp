// fathom find as users start it: what it prints as text and as JSON, and what it refuses.
#include <gtest/gtest.h>

#include <algorithm>

#include <nlohmann/json.hpp>

#include "support/child_process.h"
#include "support/temporary_folder.h"

namespace {

using namespace fathom::test;

class FindCommandTest : public testing::Test {
protected:
    ChildResult run(std::vector<std::string> arguments) const {
        arguments.insert(arguments.begin(), "find");
        return runProgram(arguments, {.folder = m_folder.path(), .environment = {}});
    }
    /// The output of a command that must succeed.
    nlohmann::json json(std::vector<std::string> arguments) const {
        arguments.emplace_back("--json");
        const ChildResult result = run(std::move(arguments));
        EXPECT_EQ(result.exitCode, 0) << result.errors;
        EXPECT_EQ(result.errors, "");  // no terminal: no bar
        return nlohmann::json::parse(result.output, nullptr, false);
    }

    fathom::TemporaryFolder m_folder;
};

TEST_F(FindCommandTest, TellsANucleusAsTextAndAsJson) {
    const std::vector<std::string> words{"nucleus", "--re",     "-1.76", "--im",
                                         "0.002",   "--radius", "0.05"};
    const nlohmann::json found = json(words);
    EXPECT_EQ(found["period"], 3);
    EXPECT_EQ(found["re"], "-1.754877666247");
    EXPECT_EQ(found["im"], "0");
    EXPECT_EQ(found["size"], "0.0190355159131");
    EXPECT_EQ(found["kind"], "cardioid");
    EXPECT_EQ(found["turn_degrees"], 0);

    const ChildResult text = run(words);
    EXPECT_EQ(text.exitCode, 0);
    for (const char* part : {"Period            3\n", "-1.754877666247\n", "0.0190355159131\n",
                             "a minibrot\n", "Suggested radius  0.0571\n"})
        EXPECT_NE(text.output.find(part), std::string::npos) << part << text.output;
}

TEST_F(FindCommandTest, SearchesTheDiscOfTheView) {
    // --radius replaces the view's radius; --period selects a nucleus in the disc.
    EXPECT_EQ(json({"nucleus", "home"})["period"], 1);
    EXPECT_EQ(json({"nucleus", "seahorse-valley"})["period"], 45);
    EXPECT_EQ(json({"nucleus", "home", "--re", "-1.3", "--radius", "0.1", "--period", "4"})["re"],
              "-1.31070264134");
}

TEST_F(FindCommandTest, ListsTheNucleiOfAView) {
    const nlohmann::json list = json({"nucleus", "home", "--all"});
    ASSERT_EQ(list.size(), 32U);
    EXPECT_EQ(list[0]["period"], 1);
    EXPECT_EQ(list[1]["period"], 2);
    EXPECT_EQ(list[2]["period"], 3);
}

TEST_F(FindCommandTest, TellsAMisiurewiczPoint) {
    const nlohmann::json found = json({"misiurewicz", "--re", "0.1", "--im", "0.9", "--radius",
                                       "0.5", "--preperiod", "2", "--period", "2"});
    EXPECT_EQ(found["preperiod"], 2);
    EXPECT_EQ(found["period"], 2);
    EXPECT_EQ(std::stod(found["re"].get<std::string>()), 0);
    EXPECT_EQ(std::stod(found["im"].get<std::string>()), 1);
    EXPECT_EQ(found["multiplier"], "5.65685424949");  // 4 sqrt 2
    EXPECT_NEAR(found["turn_degrees"].get<double>(), 45, 1e-9);
}

TEST_F(FindCommandTest, RefusesInOneSentence) {
    struct Row {
        std::vector<std::string> words;
        const char* reason;
    };
    const Row rows[] = {
        {{"nucleus"}, "No view is given"},
        {{"spiral", "home"}, "--help"},
        {{"nucleus", "home", "--period", "0"}, "--period"},
        {{"nucleus", "home", "--preperiod", "2"}, "no preperiod"},
        {{"nucleus", "home", "--all", "--period", "3"}, "leave --period out"},
        {{"misiurewicz", "home", "--all"}, "--all lists nuclei"},
        {{"misiurewicz", "home", "--preperiod", "1", "--period", "1"}, "at least 2"},
        {{"nucleus", "--re", "1", "--im", "1", "--radius", "0.1"}, "escapes"},
        {{"nucleus", "--formula", "newton"}, "Newton"},
    };
    for (const Row& row : rows) {
        const ChildResult refused = run(row.words);
        EXPECT_EQ(refused.exitCode, 2) << row.reason;
        EXPECT_EQ(refused.output, "");
        EXPECT_NE(refused.errors.find(row.reason), std::string::npos) << refused.errors;
        EXPECT_EQ(std::count(refused.errors.begin(), refused.errors.end(), '\n'), 1);
    }
}

}  // namespace
