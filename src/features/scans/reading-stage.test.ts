import { expect, test } from "vitest";
import type { ScanProgress } from "#server/features/scans/schema.ts";
import { listScanStepsAndCurrentIndex } from "./reading-stage.tsx";

const progressAt = (step: ScanProgress["step"], photo: number, of: number, waiting = 0): ScanProgress => ({
  step,
  photo,
  of,
  waiting,
  share: 0,
});

test("one photo goes through its steps", () => {
  const later = ["Straightening the page", "Reading the text", "Finding ingredients and steps"];
  expect(listScanStepsAndCurrentIndex(null, 1)).toEqual({ rows: ["Sending the photo...", ...later], now: 0 });
  expect(listScanStepsAndCurrentIndex(progressAt("waiting", 1, 1, 2), 1)).toEqual({
    rows: ["Waiting for 2 other scans", ...later],
    now: 0,
  });
  expect(
    (["preparing", "reading", "understanding"] as const).map((step) =>
      listScanStepsAndCurrentIndex(progressAt(step, 1, 1), 1),
    ),
  ).toEqual([1, 2, 3].map((now) => ({ rows: ["The photo is sent", ...later], now })));
});

test("several pages are read in order, and a finished page stays finished", () => {
  const all = [1, 2, 3];
  const run = [
    null,
    progressAt("waiting", 1, 3),
    ...all.flatMap((page) =>
      (["preparing", "reading", "understanding"] as const).map((step) => progressAt(step, page, 3)),
    ),
  ];
  const courses = run.map((progress) => listScanStepsAndCurrentIndex(progress, 3));
  expect(courses.map(({ now }) => now)).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
  expect(courses.map(({ rows, now }) => rows[now])).toEqual([
    "Sending the photos...",
    "It is your turn next",
    ...all.flatMap((page) => [
      `Straightening page ${page} of 3`,
      `Reading the text of page ${page} of 3`,
      `Finding ingredients and steps on page ${page} of 3`,
    ]),
  ]);
  expect(courses[5]?.rows).toEqual([
    "The photos are sent",
    "Page 1 of 3",
    "Straightening page 2 of 3",
    "Page 3 of 3",
  ]);
});
