import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packageScriptPath, root } from "./child.mjs";
import { stopWhenParentEnds } from "./end-with-parent.mjs";
import { ensureBuilt } from "./ensure.mjs";
import { runAndReportStage } from "./report-stage.mjs";
import { runPlaywrightStage, runScriptAndCountAsTest, runVitestStage } from "./test-stages.mjs";

stopWhenParentEnds();

const reports = mkdtempSync(join(tmpdir(), "larder-test-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));

/** @type {import("./report-stage.mjs").Stage} */
const build = {
  name: "build",
  run: async () => {
    await ensureBuilt();
    return { passed: 0, failed: 0, skipped: 0 };
  },
};

/** @param {"main" | "nightly"} project */
const playwright = (project) => runPlaywrightStage(project, join(reports, "playwright.json"));

/**
 * The groups run one after the other, the stages of a group in parallel; each stage uses one core.
 * @type {import("./report-stage.mjs").Stage[][]}
 */
const daily = [
  [
    {
      name: "types",
      run: () => runScriptAndCountAsTest([packageScriptPath("typescript", "tsc"), "--noEmit"]),
    },
    {
      name: "lint",
      run: () => runScriptAndCountAsTest([packageScriptPath("@biomejs/biome"), "ci", "--colors=off"]),
    },
    { name: "data files", run: () => runScriptAndCountAsTest([join(root, "server/cli/check-data.mjs")]) },
    { name: "writing rules", run: () => runScriptAndCountAsTest([join(root, "server/cli/check-style.mjs")]) },
    {
      name: "commit subjects",
      run: () => runScriptAndCountAsTest([join(root, "server/cli/check-subjects.mjs")]),
    },
    {
      name: "exports",
      run: () => runScriptAndCountAsTest([packageScriptPath("knip"), "--no-progress", "--no-config-hints"]),
    },
  ],
  [{ name: "unit and server", run: () => runVitestStage(join(reports, "vitest.json")) }],
  [
    {
      name: "fuzz",
      run: () => runScriptAndCountAsTest([join(root, "server/cli/run.mjs"), "fuzz", "5000", "--seed", "1"]),
    },
  ],
  [{ name: "end-to-end", run: () => playwright("main") }],
];
/** @type {typeof daily} */
const nightly = [[{ name: "nightly", run: () => playwright("nightly") }]];
const groups = process.argv[2] === "nightly" ? nightly : daily;

// The build reports on standard error, which is displayed only if it fails.
const built = await build.run().catch((error) => error);
const results = [];
if (built instanceof Error) {
  results.push(await runAndReportStage({ name: build.name, run: () => Promise.reject(built) }));
} else {
  for (const group of groups) results.push(...(await Promise.all(group.map(runAndReportStage))));
}

const total = { passed: 0, failed: 0 };
for (const { passed, failed } of results) {
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
