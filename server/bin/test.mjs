import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packageScript, root } from "./child.mjs";
import { endWithParent } from "./end-with-parent.mjs";
import { ensure } from "./ensure.mjs";
import { findOrInstallBrowser } from "./find-browser.mjs";
import { runOnce, runPlaywright, runVitest } from "./test-stages.mjs";

/**
 * @typedef {{ passed: number, failed: number, skipped: number, note?: string, output?: string }} Result
 * @typedef {{ name: string, run: () => Promise<Result> }} Stage
 */

endWithParent();

const reports = mkdtempSync(join(tmpdir(), "larder-test-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));

/** @type {Stage} */
const build = {
  name: "build",
  run: async () => {
    await ensure();
    return { passed: 0, failed: 0, skipped: 0 };
  },
};

/**
 * One group after the other; what is of one group runs at the same time: it uses one core.
 * @type {Stage[][]}
 */
const groups = [
  [
    { name: "types", run: () => runOnce([packageScript("typescript", "tsc"), "--noEmit"]) },
    { name: "lint", run: () => runOnce([packageScript("@biomejs/biome"), "ci", "--colors=off"]) },
    { name: "exports", run: () => runOnce([packageScript("knip"), "--no-progress", "--no-config-hints"]) },
  ],
  [{ name: "unit and server", run: () => runVitest(join(reports, "vitest.json")) }],
  [{ name: "fuzz", run: () => runOnce([join(root, "server/bin/run.mjs"), "fuzz", "5000", "--seed", "1"]) }],
  [{ name: "end-to-end", run: endToEnd }],
];

async function endToEnd() {
  const browser = await findOrInstallBrowser();
  if (browser) return runPlaywright(browser, join(reports, "playwright.json"));
  const note = "not run: no browser found, CHROMIUM_PATH can name one";
  return { passed: 0, failed: process.env.REQUIRE_BROWSER === "1" ? 1 : 0, skipped: 0, note };
}

/**
 * Runs one stage and prints its line; what a failed one printed follows.
 * @param {Stage} stage
 * @returns {Promise<Result>}
 */
async function report({ name, run }) {
  const started = Date.now();
  /** @type {Result} */
  const result = await run().catch((error) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    output: error instanceof Error ? error.message : String(error),
  }));
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : "";
  const note = result.note ? ` (${result.note})` : "";
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${name.padEnd(16)} ${result.passed} passed, ${result.failed} failed${skipped}, ${seconds} s${note}`,
  );
  if (result.failed > 0 && result.output) console.log(result.output.trimEnd());
  return result;
}

// The build's own line is the lines it writes to standard error; here it shows only when it fails.
const built = await build.run().catch((error) => error);
const results = [];
if (built instanceof Error) {
  results.push(await report({ name: build.name, run: () => Promise.reject(built) }));
} else {
  for (const group of groups) results.push(...(await Promise.all(group.map(report))));
}

const total = { passed: 0, failed: 0 };
for (const { passed, failed } of results) {
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
