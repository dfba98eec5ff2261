import { mkdir, readdir, readFile, stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { setUpFolder } from "#server/test/temp-folder.ts";
import { writeFileAtomic } from "./atomic-file.ts";

const inFolder = setUpFolder();

test("creates missing folders for the owner only", async () => {
  const path = inFolder("a", "b", "file");
  await writeFileAtomic(path, Buffer.from("one"));
  expect(await readFile(path, "utf8")).toBe("one");
  expect((await stat(path)).mode & 0o077).toBe(0);
});

test("replaces a file completely, also when many writes run at once", async () => {
  const path = inFolder("file");
  const texts = Array.from({ length: 20 }, (_, n) => `${n}`.repeat(10_000));
  await Promise.all(texts.map((text) => writeFileAtomic(path, Buffer.from(text))));
  expect(texts).toContain(await readFile(path, "utf8"));
  expect(await readdir(inFolder())).toEqual(["file"]);
});

test("leaves no temporary file when it fails", async () => {
  await mkdir(inFolder("taken", "inside"), { recursive: true });
  await expect(writeFileAtomic(inFolder("taken"), Buffer.from("x"))).rejects.toThrow();
  expect(await readdir(inFolder())).toEqual(["taken"]);
});
