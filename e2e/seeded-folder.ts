import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededFolder, startServer } from "./running-server.ts";

/** Global setup: creates a data folder with the starter cookbook, which all test servers copy. */
export default async function fillSeededFolder() {
  const folder = mkdtempSync(join(tmpdir(), "larder-e2e-seeded-"));
  const server = await startServer({ DATA_DIR: folder });
  await server.stop();
  process.env[seededFolder] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
