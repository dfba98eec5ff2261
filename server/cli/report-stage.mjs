/**
 * @typedef {{ passed: number, failed: number, skipped: number, note?: string, output?: string }} Result
 * @typedef {{ name: string, run: () => Promise<Result> }} Stage
 */

/**
 * Runs one stage and prints a line about it; if it failed, also its output.
 * @param {Stage} stage
 * @returns {Promise<Result>}
 */
export async function runAndReportStage({ name, run }) {
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
