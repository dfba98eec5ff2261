import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededFolder, startServer } from "./running-server.ts";

/** Before the tests: one folder with the starter cookbook in it. Every server begins with a copy of it. */
export default async function fillSeededFolder() {
  const folder = mkdtempSync(join(tmpdir(), "larder-e2e-seeded-"));
  const server = await startServer({ DATA_DIR: folder });
  await server.stop();
  process.env[seededFolder] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
