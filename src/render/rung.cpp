#include "render/rung.h"

#include <algorithm>
#include <array>

namespace fathom {

std::span<const Rung> rungs() {
    static constexpr std::array kRungs = {
        Rung{"fp32", "single precision", Method::Direct, NumberKind::Fp32, 23, 127},
        Rung{"fp64", "double precision", Method::Direct, NumberKind::Fp64, 52, 1023},
        Rung{"fp64-checked", "checked double precision", Method::Direct, NumberKind::Fp64, 52, 1023,
             false, kNormalForm, std::numeric_limits<double>::infinity(), 0, NumberKind::Dd},
        Rung{"ff-grid", "float-float on a grid", Method::Direct, NumberKind::Ff, 42, 127, false,
             "grid", 4},
        Rung{"ff-lazy", "lazy float-float", Method::Direct, NumberKind::Ff, 44, 127, false, "lazy"},
        Rung{"ff", "float-float", Method::Direct, NumberKind::Ff, 45, 127},
        Rung{"perturbation", "perturbation", Method::Delta, NumberKind::DeltaFp64, 0, 0},
        Rung{"perturbation-46", "perturbation to 46 bits", Method::Delta, NumberKind::DeltaFp64, 0,
             0, false, kNormalForm, std::numeric_limits<double>::infinity(), 46},
        Rung{"perturbation-steps", "perturbation by single steps", Method::Delta,
             NumberKind::DeltaFp64, 0, 0, false, kNormalForm,
             std::numeric_limits<double>::infinity(), 1000},
        Rung{"perturbation-ff", "perturbation in float-float", Method::Delta, NumberKind::DeltaFf,
             0, 127},
        Rung{"perturbation-fp32", "perturbation in single precision", Method::Delta,
             NumberKind::DeltaFp32, 0, 127, false, kNormalForm,
             std::numeric_limits<double>::infinity(), 24},
        Rung{"dd-grid", "double-double on a grid", Method::Direct, NumberKind::Dd, 100, 1023, false,
             "grid", 4},
        Rung{"dd-lazy", "lazy double-double", Method::Direct, NumberKind::Dd, 102, 1023, false,
             "lazy"},
        Rung{"dd", "double-double", Method::Direct, NumberKind::Dd, 99, 1023},
        Rung{"fp128", "128-bit fixed point", Method::Direct, NumberKind::Fp128, 120, 127, true,
             kNormalForm, 32},
        Rung{"bigfloat", "big floats", Method::Direct, NumberKind::BigFloat, 0, 0},
    };
    return kRungs;
}

const Rung* findRung(std::string_view id) {
    const auto found = std::ranges::find(rungs(), id, &Rung::id);
    return found == rungs().end() ? nullptr : &*found;
}

const Rung& plainRung(const Rung& rung) {
    if (!rung.isComposed()) return rung;
    return *std::ranges::find_if(rungs(), [&](const Rung& other) {
        return other.number == rung.number && other.form == rung.form && !other.isComposed();
    });
}

std::string rungNames() {
    std::string names;
    for (const Rung& rung : rungs()) {
        if (&rung != &rungs().front()) names += &rung == &rungs().back() ? " and " : ", ";
        names += rung.id;
    }
    return names;
}

}  // namespace fathom
