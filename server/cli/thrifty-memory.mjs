import { spawn } from "node:child_process";

/**
 * What glibc reads when a process starts, and nothing can set later: few arenas, and what is freed goes back to the
 * system. Reading photos takes hundreds of megabytes for seconds; without this most of them stay taken.
 */
export const allocator = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** Said to the second run, behind its own arguments. */
const mark = "--thrifty";

/** Whether this is the run with the thrifty allocator, started by the one without. */
export const isSecondRun = process.argv.includes(mark);

/**
 * On Linux runs this same program once more with a thrifty allocator, passes signals on to it and ends as it does.
 * Goes on at once in that second run, and where the environment says how to allocate already.
 */
export async function withThriftyMemory() {
  const isTold = process.env.MALLOC_ARENA_MAX !== undefined;
  if (isSecondRun || isTold || process.platform !== "linux") return;
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
