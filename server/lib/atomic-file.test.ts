import { mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeFileAtomic } from "./atomic-file.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "larder-atomic-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test("writes into folders that it makes, for the owner alone", async () => {
  const path = join(dir, "a", "b", "file");
  await writeFileAtomic(path, Buffer.from("one"));
  expect(await readFile(path, "utf8")).toBe("one");
  expect((await stat(path)).mode & 0o077).toBe(0);
});

test("replaces a file whole, also when many write at once", async () => {
  const path = join(dir, "file");
  const texts = Array.from({ length: 20 }, (_, n) => `${n}`.repeat(10_000));
  await Promise.all(texts.map((text) => writeFileAtomic(path, Buffer.from(text))));
  expect(texts).toContain(await readFile(path, "utf8"));
  expect(await readdir(dir)).toEqual(["file"]);
});

test("leaves nothing behind when it fails", async () => {
  await mkdir(join(dir, "taken", "inside"), { recursive: true });
  await expect(writeFileAtomic(join(dir, "taken"), Buffer.from("x"))).rejects.toThrow();
  expect(await readdir(dir)).toEqual(["taken"]);
});
