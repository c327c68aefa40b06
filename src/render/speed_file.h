// Speeds kept between runs: a text file of one line for each device, rung and family.
#pragma once

#include <filesystem>

#include "base/result.h"
#include "render/speed.h"

namespace fathom {

/// Where they are kept.
std::filesystem::path speedFile();

/// The file's text: a head, and a line of five fields for each speed. `source` names the text in
/// the error.
Result<DeviceSpeeds> parseSpeeds(std::string_view text, const std::string& source);
std::string toText(const DeviceSpeeds& speeds);

/// Nothing when there is no file. Fails with one sentence where it cannot be read, is damaged, or
/// was written by another version.
Result<DeviceSpeeds> readSpeeds(const std::filesystem::path& file);

/// Whole or not at all; makes the folder.
Result<void> writeSpeeds(const std::filesystem::path& file, const DeviceSpeeds& speeds);

/// Puts a device beside the others of the file; in place of all of them where it is damaged.
Result<void> keepSpeeds(const std::filesystem::path& file, const std::string& device,
                        std::vector<RungSpeed> speeds);

}  // namespace fathom
