// A plugin of qemu (qemu-aarch64 -plugin) that counts the instructions that a program executes, and
// prints their number when the program ends. Threads may lose some of each other's counts, so the
// program should compute in one. scripts/arm builds and uses it.
#include <cstddef>
#include <cstdint>
#include <cstdio>

// The part of qemu's interface for plugins that is used here, from version 4.2 on. Debian packages
// no header of it.
extern "C" {

struct qemu_plugin_tb;
using qemu_plugin_id_t = std::uint64_t;
constexpr int kAddToCounter = 0;

void qemu_plugin_register_vcpu_tb_trans_cb(qemu_plugin_id_t id,
                                           void (*translated)(qemu_plugin_id_t, qemu_plugin_tb*));
void qemu_plugin_register_vcpu_tb_exec_inline(qemu_plugin_tb* block, int operation, void* counter,
                                              std::uint64_t amount);
std::size_t qemu_plugin_tb_n_insns(const qemu_plugin_tb* block);
void qemu_plugin_register_atexit_cb(qemu_plugin_id_t id, void (*ended)(qemu_plugin_id_t, void*),
                                    void* data);

[[gnu::visibility("default")]] int qemu_plugin_version = 1;
[[gnu::visibility("default")]] int qemu_plugin_install(qemu_plugin_id_t id, const void* machine,
                                                       int count, char** arguments);
}

namespace {

std::uint64_t instructions = 0;

}  // namespace

int qemu_plugin_install(qemu_plugin_id_t id, const void*, int, char**) {
    // Each block of instructions adds its length whenever it is executed.
    qemu_plugin_register_vcpu_tb_trans_cb(id, [](qemu_plugin_id_t, qemu_plugin_tb* block) {
        qemu_plugin_register_vcpu_tb_exec_inline(block, kAddToCounter, &instructions,
                                                 qemu_plugin_tb_n_insns(block));
    });
    qemu_plugin_register_atexit_cb(
        id,
        [](qemu_plugin_id_t, void*) {
            std::fprintf(stderr, "%llu instructions\n",
                         static_cast<unsigned long long>(instructions));
        },
        nullptr);
    return 0;
}
