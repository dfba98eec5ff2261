import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "#server/bin/find-browser.mjs";
import { runPlaywright } from "#server/bin/test-stages.mjs";

/** Walks the end-to-end tests that are tagged `@long`, which `npm test` leaves out. */
export async function proveJourneys() {
  const browser = await findBrowser();
  if (!browser) throw new Error("No browser found: CHROMIUM_PATH can name one.");
  const folder = mkdtempSync(join(tmpdir(), "larder-journeys-"));
  try {
    const { output, ...counts } = await runPlaywright(browser, join(folder, "report.json"), { isLong: true });
    if (counts.failed > 0) console.error(output);
    return { ok: counts.failed === 0, ...counts };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
