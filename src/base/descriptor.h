// A descriptor of the system, such as of a file or of one end of a pipe, which is closed with its
// owner.
#pragma once

#include <unistd.h>

#include <utility>

namespace fathom {

class Descriptor {
public:
    /// Below 0: none.
    explicit Descriptor(int value = -1) : m_value(value) {}
    Descriptor(Descriptor&& other) noexcept : m_value(std::exchange(other.m_value, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        close();
        m_value = std::exchange(other.m_value, -1);
        return *this;
    }
    ~Descriptor() { close(); }

    int get() const { return m_value; }
    explicit operator bool() const { return m_value >= 0; }
    void close() {
        if (m_value >= 0) ::close(std::exchange(m_value, -1));
    }

private:
    int m_value;
};

}  // namespace fathom
