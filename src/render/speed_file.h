// Speeds kept between runs: a text file of one line for each device, rung and family.
#pragma once

#include <filesystem>

#include "base/result.h"
#include "render/speed.h"

namespace fathom {

/// The file that holds them.
std::filesystem::path speedFile();

/// Reads the file's text: a head, and a line of five fields for each speed. `source` names the text
/// in the error.
Result<DeviceSpeeds> parseSpeeds(std::string_view text, const std::string& source);
std::string toText(const DeviceSpeeds& speeds);

/// Empty if there is no file. Fails with one sentence if the file cannot be read, is damaged, or
/// was written by another version.
Result<DeviceSpeeds> readSpeeds(const std::filesystem::path& file);

/// Writes the whole file or nothing; makes the folder.
Result<void> writeSpeeds(const std::filesystem::path& file, const DeviceSpeeds& speeds);

/// Adds or replaces one device in the file. Replaces the whole file if it is damaged.
Result<void> keepSpeeds(const std::filesystem::path& file, const std::string& device,
                        std::vector<RungSpeed> speeds);

}  // namespace fathom
