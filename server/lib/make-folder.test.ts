import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createPrivateFolder } from "#db/private-folder.ts";
import { setUpFolder } from "#server/test/temp-folder.ts";
import { makePrivateFolder } from "./make-folder.ts";

const inFolder = setUpFolder();

it("creates a folder and its parents for this user only", () => {
  const path = inFolder("a/b/c");
  makePrivateFolder(path);
  makePrivateFolder(path);
  expect(statSync(path).isDirectory()).toBe(true);
  expect(statSync(inFolder("a")).mode & 0o077).toBe(0);
});

it.each([0o777, 0o177, 0o277, 0])("gives the user all permissions, whatever the umask (%o)", (umask) => {
  const before = process.umask(umask);
  try {
    makePrivateFolder(inFolder("a/b"));
    createPrivateFolder(inFolder("c"));
  } finally {
    process.umask(before);
  }
  for (const path of ["a", "a/b", "c"]) expect(statSync(inFolder(path)).mode & 0o777).toBe(0o700);
});

it("leaves the mode of an existing folder", () => {
  mkdirSync(inFolder("theirs"));
  chmodSync(inFolder("theirs"), 0o750);
  makePrivateFolder(inFolder("theirs"));
  createPrivateFolder(inFolder("theirs"));
  expect(statSync(inFolder("theirs")).mode & 0o777).toBe(0o750);
});

it("throws when a file is in the way", () => {
  writeFileSync(inFolder("file"), "");
  expect(() => makePrivateFolder(inFolder("file"))).toThrow(expect.objectContaining({ code: "EEXIST" }));
  expect(() => makePrivateFolder(inFolder("file/x"))).toThrow(expect.objectContaining({ code: "ENOTDIR" }));
});

it.skipIf(!existsSync("/proc/self"))("throws when the file system refuses the folder", () => {
  expect(() => makePrivateFolder("/proc/larder/data")).toThrow(expect.objectContaining({ code: "ENOENT" }));
});
