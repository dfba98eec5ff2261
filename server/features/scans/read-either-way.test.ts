import { expect, it } from "vitest";
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
