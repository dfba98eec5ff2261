import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";

/** A temporary folder for each test, or one for the file. Returns a function that builds paths in it. */
export function setUpFolder(scope: "test" | "file" = "test"): (...parts: string[]) => string {
  let folder = "";
  const [before, after] = scope === "test" ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(() => {
    folder = mkdtempSync(join(tmpdir(), "larder-"));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));
  return (...parts) => join(folder, ...parts);
}
