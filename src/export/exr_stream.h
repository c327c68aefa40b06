// Reads an EXR file for OpenEXR, but leaves out the preview in its header. Other programs write
// previews as large as their pictures, and OpenEXR would keep them in memory.
#pragma once

#include <cstdint>

#include <ImfStdIO.h>

namespace fathom {

/// Bytes of a file, from `begin` to before `end`.
struct ByteRange {
    std::uint64_t begin = 0, end = 0;
};

class ExrStream final : public Imf::StdIFStream {
public:
    /// `preview`: the whole attribute; empty if the file has none. Throws if the file cannot be
    /// opened.
    ExrStream(const char* path, ByteRange preview) : Imf::StdIFStream(path), m_preview(preview) {}

    /// OpenEXR reads a header attribute by attribute, so that no read begins before the preview and
    /// ends in it.
    bool read(char bytes[], int count) override {
        if (m_preview.end > m_preview.begin && tellg() == m_preview.begin) seekg(m_preview.end);
        return Imf::StdIFStream::read(bytes, count);
    }

private:
    const ByteRange m_preview;
};

}  // namespace fathom
