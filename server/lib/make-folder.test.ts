import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
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

it("throws where a file is in the way", () => {
  writeFileSync(join(dir, "file"), "");
  expect(() => makeFolder(join(dir, "file"))).toThrow(expect.objectContaining({ code: "EEXIST" }));
  expect(() => makeFolder(join(dir, "file/x"))).toThrow(expect.objectContaining({ code: "ENOTDIR" }));
});

it.skipIf(!existsSync("/proc/self"))("throws where the file system takes no folder, and comes back", () => {
  expect(() => makeFolder("/proc/larder/data")).toThrow(expect.objectContaining({ code: "ENOENT" }));
});
