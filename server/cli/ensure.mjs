import "./node-version.mjs";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildClientAndServer } from "./bundle.mjs";
import { npmCommand, root, runToExitCode } from "./child.mjs";
import { withFolderLock } from "./folder-lock.mjs";

const lockFile = join(root, "package-lock.json");
const installedStamp = join(root, "node_modules", ".larder-installed");
const builtStamp = join(root, "dist", ".built");
const lockFolder = join(root, "dist", ".lock");

/** Inputs of the build. Tests are left out, because a changed test needs no new build. */
const sources = [
  "src",
  "server",
  "db",
  "public",
  "index.html",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
];

/**
 * Installs the packages if the lock file has changed since the last installation. Reports on standard error.
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await withFolderLock(lockFolder, async () => {
    if (isInstalled()) return;
    if (!matchesHiddenLockFile()) await install();
    writeFileSync(installedStamp, installKey());
  });
}

/**
 * Installs the packages, then builds client and server if a source has changed since the last build.
 * @param {{ rebuild?: boolean }} [options] rebuild: build even if nothing changed
 */
export async function ensureBuilt({ rebuild = false } = {}) {
  await ensureInstalled();
  if (!rebuild && isBuilt()) return;
  await withFolderLock(lockFolder, async () => {
    const key = buildKey();
    if (!rebuild && isBuilt(key)) return;
    rmSync(builtStamp, { force: true });
    const started = Date.now();
    console.error("Building the app and the server.");
    await buildClientAndServer();
    writeFileSync(builtStamp, key);
    console.error(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  });
}

/**
 * Runs `step`. If it fails, prints one sentence on standard error and exits with code 1.
 * @param {() => Promise<void>} [step]
 */
export async function ensureBuiltOrExit(step = ensureBuilt) {
  try {
    await step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function install() {
  console.error("Installing packages (the first time, and whenever package-lock.json changed).");
  const { command, args, shell } = npmCommand();
  const ci = [...args, "ci", "--include=dev", "--no-audit", "--no-fund"];
  // With a stale cache, --prefer-offline can fail although the registry has the packages.
  if ((await runToExitCode(command, [...ci, "--prefer-offline"], { shell })) === 0) return;
  console.error("Once more, without preferring the cache.");
  if ((await runToExitCode(command, ci, { shell })) === 0) return;
  throw new Error("The packages could not be installed: npm ci failed, its reason stands above.");
}

function isInstalled() {
  return readOrNull(installedStamp) === installKey();
}

/**
 * The key includes the platform, because native packages differ: a folder that moves into a container is
 * installed again.
 */
function installKey() {
  const digest = createHash("sha256").update(readFileSync(lockFile)).digest("hex");
  return `${digest} ${process.platform}-${process.arch}\n`;
}

/**
 * Whether npm's record of node_modules has every package of the lock file, as after a manual `npm install`.
 */
function matchesHiddenLockFile() {
  const record = readOrNull(join(root, "node_modules", ".package-lock.json"));
  if (record === null) return false;
  const present = JSON.parse(record).packages ?? {};
  /** @type {[string, LockedPackage][]} */
  const wanted = Object.entries(JSON.parse(readFileSync(lockFile, "utf8")).packages ?? {});
  return wanted.every(([path, locked]) => {
    if (path === "") return true;
    const found = present[path];
    if (!found) return locked.optional === true && !isForThisMachine(locked);
    return found.version === locked.version && existsSync(join(root, path, "package.json"));
  });
}

/**
 * Whether an optional package is for this platform; npm always installs these.
 * @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockedPackage
 * @param {LockedPackage} locked
 */
function isForThisMachine({ os, cpu, libc }) {
  if (!os?.includes(process.platform) || !cpu?.includes(process.arch)) return false;
  return !libc || libc.includes(systemLibc());
}

function systemLibc() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header.glibcVersionRuntime ? "glibc" : "musl";
}

function isBuilt(key = buildKey()) {
  const complete =
    existsSync(join(root, "dist/server/main.js")) && existsSync(join(root, "dist/client/index.html"));
  return complete && readOrNull(builtStamp) === key;
}

function buildKey() {
  const hash = createHash("sha256");
  for (const source of sources) addToHash(hash, source);
  return `${hash.digest("hex")}\n`;
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} path relative to the project, with forward slashes on every platform, so that keys are equal
 */
function addToHash(hash, path) {
  if (isTest(path)) return;
  try {
    const entries = readdirSync(join(root, path)).sort();
    for (const entry of entries) addToHash(hash, `${path}/${entry}`);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "ENOENT") return;
    if (code !== "ENOTDIR") throw error;
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
}

/** @param {string} path */
function isTest(path) {
  return /\.test\.tsx?$|\.md$|\/test$/.test(path) || path === "db/fixtures";
}

/** @param {string} path */
function readOrNull(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
