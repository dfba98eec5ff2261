import { spawn } from "node:child_process";

/**
 * Malloc settings that glibc reads only at process start: few arenas, and freed memory returns to the system. OCR uses
 * hundreds of megabytes for seconds; without these settings most of them stay allocated.
 */
export const allocator = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** Argument that marks the second run. */
const mark = "--thrifty";

/** Whether this process already has the allocator settings. */
export const isSecondRun = process.argv.includes(mark);

/**
 * On Linux restarts this program with the allocator settings, forwards signals and exits with its code. Returns at
 * once in the second run, and where MALLOC_ARENA_MAX is set.
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
