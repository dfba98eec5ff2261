import sharp from "sharp";
import { expect, it } from "vitest";
import { readDrawnPage } from "#server/engines/recipe-photo/pages/test/photos.ts";
import { AppError } from "#server/errors.ts";
import { createImageStore } from "#server/lib/images.ts";
import { decodePhotosOfScan } from "./service/prepare-photos.ts";
import { readMirroredIfDoubtful } from "./service/read-mirrored-if-doubtful.ts";
import { createScanHandler } from "./service/scan-job.ts";
import { createScannerPool } from "./service/scanner-pool.ts";

it.each<[string, number[], number, number]>([
  ["is read once when it is read with confidence", [0.7], 0.7, 1],
  ["is read mirrored when that is read with confidence", [0.5, 0.9], 0.9, 2],
  ["stays as it is when neither is read well", [0.5, 0.6], 0.5, 2],
  ["stays as it is when its mirror image has no text", [0.5], 0.5, 2],
])("a photo %s", async (_name, confidences, expected, times) => {
  const asked: boolean[] = [];
  const reading = await readMirroredIfDoubtful(async (isMirrored) => {
    const confidence = confidences[asked.length];
    asked.push(isMirrored);
    if (confidence === undefined) throw new Error("no text");
    return { confidence };
  });
  expect(reading.confidence).toBe(expected);
  expect(asked).toEqual([false, true].slice(0, times));
});

it("turns a mirrored page when no text is found on it", async () => {
  const { run, close } = createScanHandler();
  const scanner = createScannerPool((job) => run(job, () => undefined));
  const images = createImageStore({ dir: "never written" });
  const mirrored = new Uint8Array(
    await sharp(await readDrawnPage())
      .flop()
      .png()
      .toBuffer(),
  );
  const scan = (isMirrored: boolean) =>
    scanner.scan(() => decodePhotosOfScan({ images }, [mirrored], { isMirrored }));
  await expect(scan(false)).rejects.toMatchObject({ code: "SCAN_NO_TEXT" });
  expect((await readMirroredIfDoubtful(scan)).title).toBe("Leek and Potato Soup");
  await close();
});

it("is refused like the first reading when its mirror image has no text either", async () => {
  const read = () => Promise.reject(new AppError("SCAN_NO_TEXT"));
  await expect(readMirroredIfDoubtful(read)).rejects.toMatchObject({ code: "SCAN_NO_TEXT" });
});

it("is read once when it fails otherwise", async () => {
  let times = 0;
  const read = () => {
    times += 1;
    return Promise.reject(new AppError("SCAN_UNSUPPORTED"));
  };
  await expect(readMirroredIfDoubtful(read)).rejects.toMatchObject({ code: "SCAN_UNSUPPORTED" });
  expect(times).toBe(1);
});
