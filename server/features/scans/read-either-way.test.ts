import sharp from "sharp";
import { expect, it } from "vitest";
import { readDrawnPage } from "#server/engines/recipe-photo/pages/test/photos.ts";
import { createRecognizer, readRecipeFromPhotos } from "#server/engines/recipe-photo/recipe-photo.ts";
import { AppError } from "#server/errors.ts";
import { readMirroredIfDoubtful } from "./service/read-mirrored-if-doubtful.ts";

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

it("turns a mirrored page on which no text is found", async () => {
  const recognizer = createRecognizer();
  const page = await readDrawnPage();
  const mirrored = await sharp(page).flop().png().toBuffer();
  const scan = (photo: Buffer) => readRecipeFromPhotos([photo], { recognizer, onStep: () => undefined });
  await expect(scan(mirrored)).rejects.toMatchObject({ kind: "no-text" });
  const reading = await readMirroredIfDoubtful((isMirrored) =>
    isMirrored ? scan(page) : Promise.reject(new AppError("SCAN_NO_TEXT")),
  );
  await recognizer.close();
  expect(reading.title).toBe("Leek and Potato Soup");
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
