import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const heartbeat = 2_000;
const abandonedAfter = 60_000;

/**
 * Runs `work` while no other process has the same lock. The lock of a killed process is taken over at once on
 * the same machine, and otherwise (a folder shared with a container) after a minute without a heartbeat.
 * @template T
 * @param {string} path of the lock folder, on the same disk as its parent
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withFolderLock(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  const owner = { token: randomUUID(), pid: process.pid, host: hostname() };
  const startedAt = Date.now();
  for (let isReported = false; !take(path, owner); await sleep(100)) {
    if (!isReported && Date.now() - startedAt > 1_000) {
      console.error("Waiting for another process that installs or builds here.");
      isReported = true;
    }
    removeAbandoned(path);
  }
  const beat = setInterval(() => touch(path), heartbeat);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Tries to take the lock by renaming a folder that already names its owner. This is atomic and fails if the
 * lock exists.
 * @param {string} path
 * @param {{ token: string }} owner
 */
function take(path, owner) {
  const draft = `${path}.${owner.token}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(`${draft}/owner.json`, JSON.stringify(owner));
  try {
    renameSync(draft, path);
    return true;
  } catch {
    rmSync(draft, { recursive: true, force: true });
    return false;
  }
}

/**
 * Removes the lock of a process that has ended. Only the process that could create the takeover folder for
 * this owner may do so, so that two waiting processes never both remove it.
 * @param {string} path
 */
function removeAbandoned(path) {
  const owner = readOwner(path);
  if (!owner || !isAbandoned(path, owner)) return;
  const takeover = `${path}.takeover-${owner.token}`;
  try {
    mkdirSync(takeover);
  } catch {
    return;
  }
  if (readOwner(path)?.token === owner.token) rmSync(path, { recursive: true, force: true });
  rmSync(takeover, { recursive: true, force: true });
}

/**
 * @param {string} path
 * @returns {{ token: string, pid: number, host: string } | undefined}
 */
function readOwner(path) {
  try {
    return JSON.parse(readFileSync(`${path}/owner.json`, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} path
 * @param {{ pid: number, host: string }} owner
 */
function isAbandoned(path, owner) {
  try {
    if (Date.now() - statSync(`${path}/owner.json`).mtimeMs > abandonedAfter) return true;
  } catch {
    return false;
  }
  if (owner.host !== hostname()) return false;
  try {
    process.kill(owner.pid, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "ESRCH";
  }
}

/** @param {string} path */
function touch(path) {
  try {
    utimesSync(`${path}/owner.json`, new Date(), new Date());
  } catch {
    // Someone has removed the lock folder; the work continues.
  }
}
