import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endWithParent } from "./end-with-parent.mjs";
import { ensure } from "./ensure.mjs";
import { reportStage } from "./report-stage.mjs";
import { runPlaywright } from "./test-stages.mjs";

endWithParent();

const reports = mkdtempSync(join(tmpdir(), "larder-nightly-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));

const { passed, failed } = await reportStage({
  name: "nightly",
  run: async () => {
    await ensure();
    return runPlaywright("nightly", join(reports, "playwright.json"));
  },
});
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
