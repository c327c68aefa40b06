// Engines and requests for tests of the plan.
#pragma once

#include <cmath>

#include "formula/formula_list.h"
#include "render/plan.h"

namespace fathom::test {

inline const std::vector<NumberKind> kMachineNumbers{
    NumberKind::Fp32, NumberKind::Ff, NumberKind::Fp64, NumberKind::Dd, NumberKind::Fp128};
inline const std::vector<NumberKind> kAllNumbers{NumberKind::Fp32,  NumberKind::Ff,
                                                 NumberKind::Fp64,  NumberKind::Dd,
                                                 NumberKind::Fp128, NumberKind::BigFloat};

inline EngineInfo engine(std::string id, DeviceKind kind, std::vector<NumberKind> numbers) {
    return {
        .id = id, .label = id, .driver = "", .kind = kind, .memoryBytes = 0, .numbers = numbers};
}

inline const EngineInfo kCpu = engine("cpu", DeviceKind::BuiltInCpu, kAllNumbers);
inline const EngineInfo kGpu = engine("opencl0", DeviceKind::OpenClGpu, kMachineNumbers);
inline const EngineInfo kOpenClCpu = engine("opencl1", DeviceKind::OpenClCpu, kMachineNumbers);
inline const EngineInfo kSmallGpu =
    engine("opencl2", DeviceKind::OpenClGpu, {NumberKind::Fp32, NumberKind::Ff, NumberKind::Fp128});

inline RenderRequest requestOf(std::string re, std::string im, std::string radius) {
    RenderRequest request;
    request.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
    request.location.view.re = Decimal::parse(re).value();
    request.location.view.im = Decimal::parse(im).value();
    request.location.view.radius = Decimal::parse(radius).value();
    request.size = {1024, 1024};
    return request;
}

/// A request whose pixels are 2^-power wide. Powers of two are exact decimals.
inline RenderRequest requestWithSpacing(int power, std::string re = "0") {
    RenderRequest request = requestOf(re, "0", "1");
    request.location.view.radius = Decimal::fromDouble(std::ldexp(512.0, -power));
    return request;
}

inline RenderRequest magnetWithSpacing(int power) {
    RenderRequest request = requestWithSpacing(power);
    request.location.formula = defaultInstance(*findFormula("magnet1"));
    return request;
}

}  // namespace fathom::test
