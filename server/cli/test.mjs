import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packageScript, root } from "./child.mjs";
import { endWithParent } from "./end-with-parent.mjs";
import { ensure } from "./ensure.mjs";
import { reportStage } from "./report-stage.mjs";
import { runOnce, runPlaywright, runVitest } from "./test-stages.mjs";

endWithParent();

const reports = mkdtempSync(join(tmpdir(), "larder-test-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));

/** @type {import("./report-stage.mjs").Stage} */
const build = {
  name: "build",
  run: async () => {
    await ensure();
    return { passed: 0, failed: 0, skipped: 0 };
  },
};

/** @param {"main" | "nightly"} project */
const playwright = (project) => runPlaywright(project, join(reports, "playwright.json"));

/**
 * Groups run one after the other; the stages of a group run in parallel, as each uses one core.
 * @type {import("./report-stage.mjs").Stage[][]}
 */
const daily = [
  [
    { name: "types", run: () => runOnce([packageScript("typescript", "tsc"), "--noEmit"]) },
    { name: "lint", run: () => runOnce([packageScript("@biomejs/biome"), "ci", "--colors=off"]) },
    { name: "data files", run: () => runOnce([join(root, "server/cli/check-data.mjs")]) },
    { name: "writing rules", run: () => runOnce([join(root, "server/cli/check-style.mjs")]) },
    { name: "commit subjects", run: () => runOnce([join(root, "server/cli/check-subjects.mjs")]) },
    { name: "exports", run: () => runOnce([packageScript("knip"), "--no-progress", "--no-config-hints"]) },
  ],
  [{ name: "unit and server", run: () => runVitest(join(reports, "vitest.json")) }],
  [{ name: "fuzz", run: () => runOnce([join(root, "server/cli/run.mjs"), "fuzz", "5000", "--seed", "1"]) }],
  [{ name: "end-to-end", run: () => playwright("main") }],
];
/** @type {typeof daily} */
const nightly = [[{ name: "nightly", run: () => playwright("nightly") }]];
const groups = process.argv[2] === "nightly" ? nightly : daily;

// The build reports on standard error, which is shown only when it fails.
const built = await build.run().catch((error) => error);
const results = [];
if (built instanceof Error) {
  results.push(await reportStage({ name: build.name, run: () => Promise.reject(built) }));
} else {
  for (const group of groups) results.push(...(await Promise.all(group.map(reportStage))));
}

const total = { passed: 0, failed: 0 };
for (const { passed, failed } of results) {
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
