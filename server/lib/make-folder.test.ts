import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makePrivateFolder } from "#db/private-folder.ts";
import { makeFolder } from "./make-folder.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "larder-folder-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it("makes a folder and those above it, for this user alone", () => {
  const path = join(dir, "a/b/c");
  makeFolder(path);
  makeFolder(path);
  expect(statSync(path).isDirectory()).toBe(true);
  expect(statSync(join(dir, "a")).mode & 0o077).toBe(0);
});

it.each([0o777, 0o177, 0o277, 0])("whose user may do all in it, whatever the umask (%o)", (umask) => {
  const before = process.umask(umask);
  try {
    makeFolder(join(dir, "a/b"));
    makePrivateFolder(join(dir, "c"));
  } finally {
    process.umask(before);
  }
  for (const path of ["a", "a/b", "c"]) expect(statSync(join(dir, path)).mode & 0o777).toBe(0o700);
});

it("leaves the mode of a folder that is there", () => {
  mkdirSync(join(dir, "theirs"));
  chmodSync(join(dir, "theirs"), 0o750);
  makeFolder(join(dir, "theirs"));
  makePrivateFolder(join(dir, "theirs"));
  expect(statSync(join(dir, "theirs")).mode & 0o777).toBe(0o750);
});

it("throws where a file is in the way", () => {
  writeFileSync(join(dir, "file"), "");
  expect(() => makeFolder(join(dir, "file"))).toThrow(expect.objectContaining({ code: "EEXIST" }));
  expect(() => makeFolder(join(dir, "file/x"))).toThrow(expect.objectContaining({ code: "ENOTDIR" }));
});

it.skipIf(!existsSync("/proc/self"))("throws where the file system takes no folder, and comes back", () => {
  expect(() => makeFolder("/proc/larder/data")).toThrow(expect.objectContaining({ code: "ENOENT" }));
});
