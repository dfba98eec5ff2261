import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

/** The third command-line argument of a process that already runs in namespaces of its own. */
export const INSIDE = "inside";

/** The result of a check: `failures` are sentences; `figures` are only printed. */
export type Findings = { failures: string[]; figures: Record<string, unknown> };

/** A check that injects faults; `size` is the N of its short form. */
export type Check = {
  run: (size: number) => Promise<Findings>;
  size: number;
  /** Whether the check needs network and mount namespaces of its own, which `unshare` provides on Linux. */
  isIsolated: boolean;
};

/** Runs a program of the system. If it fails, throws its error output. */
export function runSystemProgram(name: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(name, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${name} ${args.join(" ")}: ${stderr}`);
}

/**
 * Runs the checks one after the other, and prints their results and the totals. Returns the number of failed
 * checks.
 */
export async function runChecks(checks: Record<string, Check>, size?: number): Promise<number> {
  const canIsolate = spawnSync("unshare", ["-rnm", "true"]).status === 0;
  const totals = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, check] of Object.entries(checks)) {
    if (check.isIsolated && !canIsolate) {
      totals.skipped += 1;
      console.log(`skipped ${name}: it needs Linux and the right to run unshare -rnm`);
      continue;
    }
    const startedAt = performance.now();
    const { failures, figures } = await runOne(name, check, size ?? check.size);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const outcome = failures.length === 0 ? "passed" : "failed";
    totals[outcome] += 1;
    console.log(`${outcome} ${name} in ${seconds} s: ${JSON.stringify(figures)}`);
    for (const failure of failures) console.log(`  ${failure}`);
  }
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : "";
  console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
  return totals.failed;
}

/** Runs checks in namespaces of their own, and prints the results as JSON for the parent process. */
export async function runIsolatedChecks(checks: Record<string, Check>, size?: number): Promise<void> {
  for (const check of Object.values(checks)) console.log(JSON.stringify(await check.run(size ?? check.size)));
}

async function runOne(name: string, check: Check, size: number): Promise<Findings> {
  try {
    return check.isIsolated ? await runIsolated(name, size) : await check.run(size);
  } catch (error) {
    return {
      failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
      figures: {},
    };
  }
}

async function runIsolated(name: string, size: number): Promise<Findings> {
  const program = process.argv[1] ?? "";
  const child = spawn("unshare", ["-rnm", process.execPath, program, name, String(size), INSIDE], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    output += chunk;
  });
  await once(child, "close");
  const last = output.trim().split("\n").at(-1) ?? "";
  if (!last.startsWith("{")) throw new Error(`${name} ended without findings; its error is printed above.`);
  return JSON.parse(last) as Findings;
}
