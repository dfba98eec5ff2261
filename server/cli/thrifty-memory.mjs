import { spawn } from "node:child_process";

/**
 * Settings of glibc's malloc, which it reads only at process start: few arenas, and freed memory returns to
 * the system. Text recognition uses hundreds of megabytes for seconds, most of which would otherwise stay
 * allocated.
 */
export const allocator = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** Argument that marks the restarted process. */
const mark = "--thrifty";

/** Whether this process was restarted with the allocator settings. */
export const isSecondRun = process.argv.includes(mark);

/**
 * On Linux, restarts this program with the allocator settings, forwards signals to it and exits with its
 * code. Does nothing in the restarted process or if MALLOC_ARENA_MAX is set.
 */
export async function restartWithAllocatorSettings() {
  const isConfigured = process.env.MALLOC_ARENA_MAX !== undefined;
  if (isSecondRun || isConfigured || process.platform !== "linux") return;
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1), mark], {
    stdio: "inherit",
    env: { ...allocator, ...process.env },
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => child.kill(signal));
  await new Promise((_, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => process.exit(code ?? 1));
  });
}
