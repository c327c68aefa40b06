// Reads the header and the rows of an EXR file through OpenEXR's C library, OpenEXRCore. One thread
// at a time.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>

#include <openexr.h>

#include "base/descriptor.h"

namespace fathom {

/// Positions in a file.
struct ExrLayout {
    std::uint64_t headerEnd = 0;
    std::uint64_t previewBegin = 0, previewEnd = 0;  // the whole attribute; equal: there is none
};

class ExrInput {
public:
    /// Reads the header, but not the preview in it. Other programs write previews as large as their
    /// pictures, and OpenEXR would keep them in memory. Null if the file cannot be read. Throws
    /// std::bad_alloc, as row() does.
    static std::unique_ptr<ExrInput> open(const std::filesystem::path& path,
                                          const ExrLayout& layout);
    ExrInput(const ExrInput&) = delete;
    ExrInput& operator=(const ExrInput&) = delete;
    ~ExrInput();

    /// For OpenEXR's functions that tell what the header has.
    exr_const_context_t header() const { return m_context; }

    /// The unpacked bytes of row `y`, channel by channel in the order of the header, until the next
    /// call. Null if they cannot be read. For scan lines only. The rows of one chunk are unpacked
    /// together and kept, so that reading one after the other is cheap.
    const unsigned char* row(int y);

private:
    ExrInput(Descriptor file, const ExrLayout& layout)
        : m_file(std::move(file)), m_layout(layout) {}
    bool begin();
    bool unpackChunkOf(int y);
    std::int64_t read(char* to, std::uint64_t size, std::uint64_t from) const;

    const Descriptor m_file;
    const ExrLayout m_layout;
    exr_context_t m_context = nullptr;
    exr_decode_pipeline_t m_decoder = EXR_DECODE_PIPELINE_INITIALIZER;  // with the last chunk
    bool m_hasChunk = false;
};

}  // namespace fathom
