#include "render/plan_words.h"

#include <algorithm>
#include <cctype>
#include <cmath>

#include "render/accuracy.h"
#include "render/exactness.h"

namespace fathom {

namespace {

std::string spacingText(const RenderRequest& request) {
    const double places = request.spacing().log10();
    return "10^" + std::to_string(std::lround(places));
}

Phrase bitsPhrase(double bits) {
    const auto whole = static_cast<long>(std::floor(bits));
    return whole == 1 ? Phrase("1 bit") : Phrase("%1 bits", {std::to_string(whole)});
}

std::string shortText(double value) {
    return Decimal::fromDouble(value).toString();
}

/// What the rung does for this picture: the second half of a reason.
Phrase virtueOf(const Rung& rung, const RenderRequest& request, int precisionBits) {
    const std::string label(rung.label);
    if (rung.method == Method::Delta)
        return {"%1 computes one point to %2 and the others by their distance from it",
                {label, bitsPhrase(precisionBits)}};
    if (rung.fractionBits == 0) return {"%1 of %2 on the CPU", {label, bitsPhrase(precisionBits)}};
    return {"%1 holds this depth with %2 to spare",
            {label, bitsPhrase(fitOf(rung, request).bitsToSpare)}};
}

/// The next cheaper rung that has the formula's form, as the cheapest rung does. Perturbation in
/// floats is passed over: perturbation in doubles knows more formulas.
const Rung& nextCheaper(const Rung& rung, const FormulaInstance& formula) {
    const Rung* cheaper = &rung - 1;
    while (cheaper->isOnDemand() || cheaper->isDeltaInFloats() || cheaper->isComposed() ||
           !hasForm(*cheaper, formula))
        --cheaper;
    return *cheaper;
}

/// The percentage, rounded down.
std::string percentText(double share) {
    return std::to_string(static_cast<int>(100 * share));
}

/// What the rung does, and the share of exact counts unless that rounds to 100 %.
Phrase describedVirtue(const Rung& rung, const RenderRequest& request, const RungChoice& choice) {
    Phrase virtue = virtueOf(rung, request, choice.precisionBits);
    if (choice.exactShare >= 0.995) return virtue;
    return {"%1, and about %2 % of the counts are exact", {virtue, percentText(choice.exactShare)}};
}

}  // namespace

std::string capitalised(std::string_view label) {
    std::string text(label);
    if (!text.empty())
        text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

Phrase obstacleOf(const Rung& cheaper, const RenderRequest& request, const RungChoice& choice) {
    const Fit fit = fitOf(cheaper, request);
    const std::string label(cheaper.label);
    if (!fit.isKnown) return phrase("Perturbation does not support this formula");
    if (!fit.isDefined) return {"Division is not available in %1", {label}};
    if (!fit.inRange) return {"Numbers grow too large for %1 here", {label}};
    if (!fit.isConvergenceSeen)
        return {"Convergence to %1 cannot be detected in %2",
                {shortText(request.location.convergence), label}};
    if (fit.bitsToSpare < 0)
        return {"Pixels are %1 wide, too fine for %2", {spacingText(request), label}};
    const double share = exactShare(cheaper, request, choice.distances).mean;
    if (share < std::min(choice.exactShare, 0.995))
        return {"Only about %1 % of the counts would be exact in %2", {percentText(share), label}};
    if (choice.isBySpeed) return {"It would take longer in %1", {label}};
    if (choice.hasGpu) return {"No graphics device in use computes in %1", {label}};
    return {"No device in use computes in %1", {label}};
}

Phrase reasonOf(const Rung& rung, const RenderRequest& request, const RungChoice& choice) {
    if (!request.forcedRung.empty()) {
        const std::string id(rung.id);
        if (rung.fractionBits == 0 || !isAccurate(rung, request))
            return {"The rung %1 was asked for.", {id}};
        return {"The rung %1 was asked for; it holds this depth with %2 to spare.",
                {id, bitsPhrase(fitOf(rung, request).bitsToSpare)}};
    }
    const Phrase virtue = describedVirtue(rung, request, choice);
    if (&rung == &rungs().front()) return {"The cheapest method is enough: %1.", {virtue}};
    const Rung& cheaper = nextCheaper(rung, request.location.formula);
    return {"%1: %2.", {obstacleOf(cheaper, request, choice), virtue}};
}

Phrase warningOf(const Rung& rung, const RenderRequest& request) {
    const Fit fit = fitOf(rung, request);
    if (fit.isAccurate()) return {};
    const std::string label(rung.label), remedy(cheapestAccurateRung(request).id);
    if (!fit.inRange)
        return {
            "Numbers grow too large for %1 here, and some pixels will be wrong; %2 is the "
            "cheapest rung that computes them correctly.",
            {label, remedy}};
    if (!fit.isConvergenceSeen)
        return {
            "%1 is not precise enough to detect convergence to %2, and counts will be wrong; "
            "%3 is the cheapest rung that computes them correctly.",
            {capitalised(label), shortText(request.location.convergence), remedy}};
    return {
        "Pixels are %1 wide, %2 beyond %3, and will blur into blocks; %4 is the cheapest rung "
        "that computes them correctly.",
        {spacingText(request), bitsPhrase(std::ceil(-fit.bitsToSpare)), label, remedy}};
}

Error noEngineError(const Rung& rung, const RenderRequest& request) {
    const std::string id(rung.id);
    if (!request.forcedRung.empty())
        return {ErrorCode::DeviceUnavailable,
                {"No device in use can compute in %1; allow another device, such as the built-in "
                 "CPU engine (cpu).",
                 {id}}};
    return {ErrorCode::DeviceUnavailable,
            {"No device in use can compute pixels %1 wide, which needs %2; allow another device, "
             "such as the built-in CPU engine (cpu).",
             {spacingText(request), id}}};
}

}  // namespace fathom
