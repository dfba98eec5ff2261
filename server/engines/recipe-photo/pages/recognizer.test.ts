import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { languageDataFile } from "../language/language-data.ts";
import { toGreyImage } from "./images.ts";
import { loadPhoto } from "./load-photo.ts";
import { createRecognizer, type Recognizer } from "./recognizer.ts";
import { readDrawnPage } from "./test/photos.ts";

let folder: string;
let recognizer: Recognizer | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "larder-recognizer-"));
});
afterEach(async () => {
  await recognizer?.close();
  await rm(folder, { recursive: true, force: true });
});

const page = async () => toGreyImage(await loadPhoto(await readDrawnPage()));

it("reports missing language data", async () => {
  recognizer = createRecognizer({ dataFile: join(folder, "eng.traineddata") });
  await expect(recognizer.recognize(await page())).rejects.toMatchObject({ kind: "missing-data" });
});

it("rejects truncated language data, and works once it is complete", async () => {
  const complete = await readFile(languageDataFile);
  const dataFile = join(folder, "eng.traineddata");
  await writeFile(dataFile, complete.subarray(0, complete.length / 2));
  recognizer = createRecognizer({ dataFile });
  await expect(recognizer.recognize(await page())).rejects.toMatchObject({ kind: "wrong-data" });
  await writeFile(dataFile, complete);
  const lines = await recognizer.recognize(await page());
  expect(lines[0]?.words.map(({ text }) => text)).toEqual(["Leek", "and", "Potato", "Soup"]);
});

it("reads with the data of further languages when it is complete", async () => {
  const complete = gzipSync(await readFile(languageDataFile), { level: 1 });
  const moreDataFiles = [join(folder, "deu.traineddata.gz")];
  await writeFile(moreDataFiles[0] ?? "", complete.subarray(0, complete.length / 2));
  recognizer = createRecognizer({ moreDataFiles });
  await expect(recognizer.recognize(await page())).rejects.toMatchObject({ kind: "wrong-data" });
  await writeFile(moreDataFiles[0] ?? "", complete);
  const lines = await recognizer.recognize(await page());
  expect(lines[0]?.words.map(({ text }) => text)).toEqual(["Leek", "and", "Potato", "Soup"]);
});

it("returns the box and the confidence of each word", async () => {
  recognizer = createRecognizer();
  const [title] = await recognizer.recognize(await page());
  const [first] = title?.words ?? [];
  expect(first?.confidence).toBeGreaterThan(0.8);
  expect(Math.abs((first?.box.x ?? 0) - 40)).toBeLessThan(6);
  expect(title?.glyphHeight).toBeGreaterThan(12);
});

it("starts a new thread after a number of pages and ends the old one", async () => {
  const threads: Worker[] = [];
  const keep = (thread: Worker) => threads.push(thread);
  process.on("worker", keep);
  recognizer = createRecognizer({ pagesBeforeNew: 2 });
  const speck = { width: 64, height: 48, data: new Uint8Array(64 * 48).fill(255) };
  const counts: number[] = [];
  for (let image = 0; image < 5; image++) {
    await recognizer.recognize(speck);
    counts.push(threads.length);
  }
  process.off("worker", keep);
  expect(counts).toEqual([1, 1, 2, 2, 3]);
  // The thread id of a terminated worker is -1.
  expect(threads.map(({ threadId }) => threadId > 0)).toEqual([false, false, true]);
});

it("settles running and later calls when it is closed", async () => {
  recognizer = createRecognizer();
  const running = recognizer.recognize(await page());
  const outcome = running.then(
    () => "read",
    () => "refused",
  );
  await recognizer.close();
  expect(["read", "refused"]).toContain(await outcome);
  await expect(recognizer.recognize(await page())).rejects.toMatchObject({ kind: "closed" });
});
