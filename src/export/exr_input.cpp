#include "export/exr_input.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <new>
#include <utility>

namespace fathom {

namespace {

bool succeeded(exr_result_t result) {
    if (result == EXR_ERR_OUT_OF_MEMORY) throw std::bad_alloc();
    return result == EXR_ERR_SUCCESS;
}

}  // namespace

std::unique_ptr<ExrInput> ExrInput::open(const std::filesystem::path& path,
                                         const ExrLayout& layout) {
    Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file) return nullptr;
    std::unique_ptr<ExrInput> input(new ExrInput(std::move(file), layout));
    return input->begin() ? std::move(input) : nullptr;
}

ExrInput::~ExrInput() {
    if (m_decoder.context) ::exr_decoding_destroy(m_context, &m_decoder);
    if (m_context) ::exr_finish(&m_context);
}

bool ExrInput::begin() {
    exr_context_initializer_t settings = EXR_DEFAULT_CONTEXT_INITIALIZER;
    settings.user_data = this;
    settings.read_fn = [](exr_const_context_t, void* self, void* to, std::uint64_t size,
                          std::uint64_t from, exr_stream_error_func_ptr_t) {
        return static_cast<const ExrInput*>(self)->read(static_cast<char*>(to), size, from);
    };
    settings.size_fn = [](exr_const_context_t, void* self) {
        struct stat status {};
        const bool isKnown =
            ::fstat(static_cast<const ExrInput*>(self)->m_file.get(), &status) == 0;
        return isKnown ? std::int64_t{status.st_size} : -1;
    };
    settings.error_handler_fn = [](exr_const_context_t, exr_result_t, const char*) {};
    // Without the first flag, OpenEXR would read on after an attribute that it cannot read, from
    // wherever it had stopped.
    settings.flags = EXR_CONTEXT_FLAG_STRICT_HEADER | EXR_CONTEXT_FLAG_SILENT_HEADER_PARSE;
    constexpr const char* kName = "EXR file";  // for messages, which nobody sees
    return succeeded(::exr_start_read(&m_context, kName, &settings));
}

/// Reads bytes from a position that does not count the preview. Positions of chunks, which are
/// stored in the file, do count it; all of them are behind the header.
std::int64_t ExrInput::read(char* to, std::uint64_t size, std::uint64_t from) const {
    std::uint64_t done = 0;
    while (done < size) {
        std::uint64_t at = from + done, count = size - done;
        if (at < m_layout.previewBegin)
            count = std::min(count, m_layout.previewBegin - at);
        else if (from < m_layout.headerEnd)
            at += m_layout.previewEnd - m_layout.previewBegin;
        const ssize_t read = ::pread(m_file.get(), to + done, count, static_cast<off_t>(at));
        if (read < 0) return -1;
        if (read == 0) break;
        done += static_cast<std::uint64_t>(read);
    }
    return static_cast<std::int64_t>(done);
}

const unsigned char* ExrInput::row(int y) {
    const exr_chunk_info_t& chunk = m_decoder.chunk;
    const bool isHere = m_hasChunk && y >= chunk.start_y && y < chunk.start_y + chunk.height;
    if (!isHere && !(m_hasChunk = unpackChunkOf(y))) return nullptr;
    const auto rowBytes = chunk.unpacked_size / static_cast<std::uint64_t>(chunk.height);
    return static_cast<const unsigned char*>(m_decoder.unpacked_buffer) +
           rowBytes * static_cast<std::uint64_t>(y - chunk.start_y);
}

bool ExrInput::unpackChunkOf(int y) {
    exr_chunk_info_t chunk{};
    if (!succeeded(::exr_read_scanline_chunk_info(m_context, 0, y, &chunk))) return false;
    // OpenEXR would take what is missing from memory that nobody has written.
    if (chunk.compression == EXR_COMPRESSION_NONE && chunk.packed_size != chunk.unpacked_size)
        return false;
    if (m_decoder.context) {
        if (!succeeded(::exr_decoding_update(m_context, 0, &chunk, &m_decoder))) return false;
    } else {
        if (!succeeded(::exr_decoding_initialize(m_context, 0, &chunk, &m_decoder)) ||
            !succeeded(::exr_decoding_choose_default_routines(m_context, 0, &m_decoder)))
            return false;
        m_decoder.unpack_and_convert_fn = nullptr;  // the reader takes the numbers from the bytes
    }
    return succeeded(::exr_decoding_run(m_context, 0, &m_decoder));
}

}  // namespace fathom
