import { readFileSync } from "node:fs";
import type { Reader } from "./reader.ts";
import { READERS } from "./readers.ts";
import { SHAPES, type Shape } from "./shapes.ts";

export type GrowthCase = { reader: string; shape: string };
/** The least CPU time in milliseconds that a text of `size` characters took. */
type Point = { size: number; ms: number };
export type GrowthReport = GrowthCase & { points: Point[]; failure: string | null };

const SIZES = [100_000, 1_000_000];
/** Growth is not judged below this: memory that is fetched and cleared counts as much as the reading. */
const MIN_JUDGED_MS = 150;
const BASE_LIMIT_MS = 250;
const LIMIT_MS_PER_1000 = 0.75;
/** 1 is linear, 2 quadratic. Sorting and look-ups grow a little faster than their input. */
const MAX_POWER = 1.25;
/** Runs of a case that looks like a failure; the least time counts. */
const MAX_RUNS = 5;
/**
 * The system counts a thread's time in steps of some milliseconds, and cold code runs slowly, which would hide growth: short
 * runs are repeated until they took this long together, and their mean counts.
 */
const MIN_TOTAL_MS = 60;
const MAX_REPEATS = 12;
/** A longer run is not repeated. */
const MAX_REPEATED_MS = 10_000;

/** CPU time of this thread in milliseconds; wall-clock time where the system has no such file. */
function threadMs(): number {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "latin1").split(" ")[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

function timeOf(run: () => unknown): number {
  const before = threadMs();
  for (let runs = 1; ; runs += 1) {
    run();
    const ms = threadMs() - before;
    if (ms >= MIN_TOTAL_MS || runs === MAX_REPEATS) return ms / runs;
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

/** Measures a shape in the sizes of its reader, the largest first; the usual 100 kB only where 1 MB took long enough to judge. */
export function measureGrowthOfCase(item: GrowthCase): GrowthReport {
  const reader = READERS.find(({ name }) => name === item.reader);
  const shape = SHAPES.find(({ name }) => name === item.shape);
  if (!reader || !shape) throw new Error(`no reader ${item.reader} or no shape ${item.shape}`);
  const points: Point[] = [];
  const isTooSlow = ({ size, ms }: Point) =>
    ms > BASE_LIMIT_MS + (size / 1000) * (reader.msPer1000 ?? LIMIT_MS_PER_1000);
  const grows = (small: Point, large: Point | undefined) =>
    large !== undefined && large.ms > MIN_JUDGED_MS && powerOf(small, large) > MAX_POWER;
  let larger: Measured | undefined;
  for (const size of [...(reader.sizes ?? SIZES)].reverse()) {
    const current = measure(reader, shape, size);
    points.unshift(current.point);
    const isFailure = () => isTooSlow(current.point) || grows(current.point, larger?.point);
    for (let run = 1; run < MAX_RUNS && isFailure() && current.point.ms < MAX_REPEATED_MS; run += 1) {
      larger?.again();
      current.again();
    }
    if (isTooSlow(current.point)) return { ...item, points, failure: "takes too long" };
    if (grows(current.point, larger?.point)) return { ...item, points, failure: "grows too fast" };
    if (reader.sizes === undefined && current.point.ms <= MIN_JUDGED_MS) break;
    larger = current;
  }
  return { ...item, points, failure: null };
}
