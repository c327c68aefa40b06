#include "base/exception.h"

#include <gtest/gtest.h>

#include <new>
#include <stdexcept>

namespace fathom::test {
namespace {

template <class Exception>
Error errorOf(const Exception& exception) {
    try {
        throw exception;
    } catch (...) {
        return errorOfException("Saving failed");
    }
}

TEST(Exception, OfMemoryIsOutOfMemory) {
    const Error error = errorOf(std::bad_alloc());
    EXPECT_EQ(error.code, ErrorCode::OutOfMemory);
    EXPECT_EQ(error.message, "Saving failed: there is not enough memory; close other programs.");
}

TEST(Exception, SaysItsWordsInOneSentence) {
    const Error error = errorOf(std::runtime_error("the disk is gone.."));
    EXPECT_EQ(error.code, ErrorCode::Internal);
    EXPECT_EQ(error.message, "Saving failed: the disk is gone.");
}

TEST(Exception, WithoutWordsIsAnErrorToo) {
    EXPECT_EQ(errorOf(7).message, "Saving failed for an unknown reason.");
}

}  // namespace
}  // namespace fathom::test
