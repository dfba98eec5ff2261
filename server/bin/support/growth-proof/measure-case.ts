import { readFileSync } from "node:fs";
import type { Reader } from "./reader.ts";
import { READERS } from "./readers.ts";
import { SHAPES, type Shape } from "./shapes.ts";

/** A reader and a shape by their names. */
export type Case = { reader: string; shape: string };
/** What a text of `size` characters took, in milliseconds of the thread's processor time: the least of some runs. */
export type Point = { size: number; ms: number };
export type CaseReport = Case & { points: Point[]; found: string | null };

const SIZES = [100_000, 1_000_000];
/** A time below this may grow as it likes: what a thread does beside counts as much. */
const FLOOR_MS = 50;
/** What any size may cost, and what every 1,000 characters may cost beside it. */
const ALWAYS_MS = 500;
const MS_PER_1000 = 1;
/** 1 is in step with the size, 2 its square. Over this one size more is measured: a larger one, or one between. */
const DOUBTED_POWER = 1.25;
const LEG = 3;
/** From there on so much comes of memory alone: a small text never fills it, and what is to be cleared grows. */
const MOST_POWER = 1.5;
/** What looks like a break is measured again so often, and the least counts. */
const RUNS = 5;

/** Processor time of this thread alone where the system tells it, else the clock; in milliseconds. */
function threadMs(): number {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "latin1").split(" ")[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

function timeOf(run: () => unknown): number {
  const before = threadMs();
  run();
  return threadMs() - before;
}

const powerOf = (small: Point, large: Point): number =>
  Math.log(large.ms / Math.max(small.ms, 0.05)) / Math.log(large.size / small.size);

/** Measures one size, again while `isDoubted`; what takes ten seconds is believed at once. */
function measure(reader: Reader, shape: Shape, size: number, isDoubted: (point: Point) => boolean): Point {
  const run = reader.prepare(shape.make(size));
  const point = { size, ms: timeOf(run) };
  for (let again = 1; again < RUNS && isDoubted(point) && point.ms < 10_000; again += 1)
    point.ms = Math.min(point.ms, timeOf(run));
  return point;
}

/** Feeds a shape to a reader in growing sizes; stops at the first that takes too long. */
export function measureCase(one: Case): CaseReport {
  const reader = READERS.find(({ name }) => name === one.reader);
  const shape = SHAPES.find(({ name }) => name === one.shape);
  if (!reader || !shape) throw new Error(`no reader ${one.reader} or no shape ${one.shape}`);
  const points: Point[] = [];
  const report = (found: string | null): CaseReport => ({ ...one, points, found });
  const isTooMuch = ({ size, ms }: Point) =>
    ms > ALWAYS_MS + (size / 1000) * (reader.msPer1000 ?? MS_PER_1000);
  const grows = (before: Point | undefined, point: Point, power: number) =>
    before !== undefined && point.ms > FLOOR_MS && powerOf(before, point) > power;
  for (const size of reader.sizes ?? SIZES) {
    const before = points.at(-1);
    const point = measure(
      reader,
      shape,
      size,
      (found) => isTooMuch(found) || grows(before, found, DOUBTED_POWER),
    );
    points.push(point);
    if (isTooMuch(point)) return report("takes too long");
    if (before === undefined || !grows(before, point, DOUBTED_POWER)) continue;
    // A page too long to be kept is written more than once: such a step is no growth, and the next leg tells.
    const isLarger = reader.sizes === undefined;
    const third = measure(reader, shape, Math.round(isLarger ? size * LEG : size / LEG), () => false);
    const [small, large] = isLarger ? [point, third] : [third, point];
    if (isLarger) points.push(third);
    else points.splice(-1, 0, third);
    if (grows(small, large, MOST_POWER)) return report("grows too fast");
  }
  return report(null);
}
