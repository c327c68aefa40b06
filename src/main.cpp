// The composition root: which engines there are, and whether there is a window.
#include "cli/command_line.h"
#include "cpu/cpu_engine.h"
#include "opencl/opencl_engine.h"

int main() { return 0; }
