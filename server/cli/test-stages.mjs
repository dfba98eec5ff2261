import { readFileSync } from "node:fs";
import { packageScriptPath, runWithOutput } from "./child.mjs";
import { findOrInstallBrowser } from "./find-browser.mjs";

const minutes = 60_000;

/** @typedef {{ passed: number, failed: number, skipped: number, note?: string, output: string }} StageResult */

/**
 * Runs a script whose success or failure counts as one test.
 * @param {string[]} args arguments of Node
 * @returns {Promise<StageResult>}
 */
export async function runScriptAndCountAsTest(args) {
  const ended = await runWithOutput(args, { deadline: 3 * minutes });
  const passed = ended.code === 0 ? 1 : 0;
  return { passed, failed: 1 - passed, skipped: 0, ...outputOf(ended) };
}

/**
 * @param {string} reportFile
 * @returns {Promise<StageResult>}
 */
export async function runVitestStage(reportFile) {
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${reportFile}`];
  const args = [packageScriptPath("vitest"), "run", ...reporters];
  const ended = await runWithOutput(args, { deadline: 20 * minutes });
  const report = readReport(reportFile);
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = report?.testResults ?? [];
  // A test file that fails before its first test counts as one failed test.
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  ).length;
  return settle(ended, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + broken,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

/**
 * Runs the end-to-end tests of one project: `main` has the main user journeys, `nightly` the others (screen
 * widths, races, lost responses, the camera).
 * @param {"main" | "nightly"} project
 * @param {string} reportFile
 * @returns {Promise<StageResult>}
 */
export async function runPlaywrightStage(project, reportFile) {
  const browser = await findOrInstallBrowser();
  if (!browser) {
    const note = "not run: no browser found, CHROMIUM_PATH can name one";
    return { passed: 0, failed: process.env.REQUIRE_BROWSER === "1" ? 1 : 0, skipped: 0, note, output: "" };
  }
  const args = [
    packageScriptPath("@playwright/test", "playwright"),
    "test",
    `--project=${project}`,
    "--reporter=dot,json",
  ];
  const env = { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  // The tests usually take less than ten minutes; a shared machine may need three times as long.
  const ended = await runWithOutput(args, { env, deadline: 30 * minutes });
  const stats = readReport(reportFile)?.stats ?? {};
  return settle(ended, {
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
    skipped: stats.skipped ?? 0,
  });
}

/**
 * Completes the result of a stage. Without failed tests it still fails after a crash, an unhandled rejection,
 * or if no test ran.
 * @param {{ code: number, output: string, timedOut: boolean }} ended
 * @param {{ passed: number, failed: number, skipped: number }} counts
 * @returns {StageResult}
 */
function settle(ended, counts) {
  const result = { ...counts, ...outputOf(ended) };
  if (counts.failed > 0) return result;
  if (counts.passed === 0) return { ...result, failed: 1, note: result.note ?? "no test ran" };
  return ended.code === 0 ? result : { ...result, failed: 1 };
}

/** @param {{ output: string, timedOut: boolean }} ended */
function outputOf({ output, timedOut }) {
  return timedOut ? { output, note: "ended at its deadline" } : { output };
}

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
