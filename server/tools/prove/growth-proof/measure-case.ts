import { readFileSync } from "node:fs";
import type { Reader } from "./reader.ts";
import { READERS } from "./readers.ts";
import { SHAPES, type Shape } from "./shapes.ts";

/** A reader and a shape by their names. */
export type Case = { reader: string; shape: string };
/** What a text of `size` characters took, in milliseconds of the thread's processor time: the least of some runs. */
type Point = { size: number; ms: number };
export type CaseReport = Case & { points: Point[]; found: string | null };

const SIZES = [100_000, 1_000_000];
/** A time below this may grow as it likes: of so little much is memory that is fetched and cleared. */
const FLOOR_MS = 150;
/** What any size may cost, and what every 1,000 characters may cost beside it. */
const ALWAYS_MS = 250;
const MS_PER_1000 = 0.75;
/** 1 is in step with the size, 2 its square. What sorts or looks up grows a little faster than its input. */
const MOST_POWER = 1.25;
/** What looks like a break is measured again so often, and the least counts. */
const RUNS = 5;
/**
 * The system counts a thread's time in steps of some milliseconds, and code that is new to the thread runs slowly at first,
 * which would hide growth: short runs are repeated until they took as long together, and their mean counts.
 */
const LEAST_MS = 60;
const MOST_REPEATS = 12;
/** What takes as long is believed at once. */
const BELIEVED_MS = 10_000;

/** Processor time of this thread alone where the system tells it, else the clock; in milliseconds. */
function threadMs(): number {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "latin1").split(" ")[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/** What one run takes. */
function timeOf(run: () => unknown): number {
  const before = threadMs();
  for (let runs = 1; ; runs += 1) {
    run();
    const ms = threadMs() - before;
    if (ms >= LEAST_MS || runs === MOST_REPEATS) return ms / runs;
  }
}

const powerOf = (small: Point, large: Point): number =>
  Math.log(large.ms / Math.max(small.ms, 0.05)) / Math.log(large.size / small.size);

type Measured = { point: Point; again: () => void };

function measure(reader: Reader, shape: Shape, size: number): Measured {
  const run = reader.prepare(shape.make(size));
  const point = { size, ms: timeOf(run) };
  const again = () => {
    point.ms = Math.min(point.ms, timeOf(run));
  };
  return { point, again };
}

/**
 * Feeds a shape to a reader in its sizes, the largest first: of usual sizes the smaller one is only asked for where the
 * larger took long enough to have grown.
 */
export function measureCase(one: Case): CaseReport {
  const reader = READERS.find(({ name }) => name === one.reader);
  const shape = SHAPES.find(({ name }) => name === one.shape);
  if (!reader || !shape) throw new Error(`no reader ${one.reader} or no shape ${one.shape}`);
  const points: Point[] = [];
  const isTooMuch = ({ size, ms }: Point) =>
    ms > ALWAYS_MS + (size / 1000) * (reader.msPer1000 ?? MS_PER_1000);
  const grows = (small: Point, large: Point | undefined) =>
    large !== undefined && large.ms > FLOOR_MS && powerOf(small, large) > MOST_POWER;
  let larger: Measured | undefined;
  for (const size of [...(reader.sizes ?? SIZES)].reverse()) {
    const now = measure(reader, shape, size);
    points.unshift(now.point);
    const isBreak = () => isTooMuch(now.point) || grows(now.point, larger?.point);
    for (let round = 1; round < RUNS && isBreak() && now.point.ms < BELIEVED_MS; round += 1) {
      larger?.again();
      now.again();
    }
    if (isTooMuch(now.point)) return { ...one, points, found: "takes too long" };
    if (grows(now.point, larger?.point)) return { ...one, points, found: "grows too fast" };
    if (reader.sizes === undefined && now.point.ms <= FLOOR_MS) break;
    larger = now;
  }
  return { ...one, points, found: null };
}
