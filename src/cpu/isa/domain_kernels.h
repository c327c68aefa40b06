// Kernels that find atom domains by direct iteration in doubles, in lanes: the interface between
// the objects built for one instruction set and the rest of the program. Plain data only.
#pragma once

#include "orbit/delta_types.h"

namespace fathom::kernel {

#include "lanes/domain_structs.h"

/// domains_advance() of kernels/lanes/domains.h.
using DomainsAdvance = void (*)(domain_pixels* pixels, long done, long end);

struct DomainEntry {
    const char* formula;
    int power;
    DomainsAdvance advance;
};

struct DomainTable {
    const DomainEntry* entries;
    unsigned long count;
};

namespace baseline {
DomainTable domainTable();
}
namespace v3 {
DomainTable domainTable();
}
namespace v4 {
DomainTable domainTable();
}

}  // namespace fathom::kernel
