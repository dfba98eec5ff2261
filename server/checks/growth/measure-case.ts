import { readFileSync } from "node:fs";
import type { Reader } from "./reader.ts";
import { READERS } from "./readers.ts";
import { SHAPES, type Shape } from "./shapes.ts";

export type GrowthCase = { reader: string; shape: string };
/** The least CPU time in ms for a text of `size` characters. */
type Point = { size: number; ms: number };
export type GrowthReport = GrowthCase & { points: Point[]; failure: string | null };

const SIZES = [100_000, 1_000_000];
/** Growth is not judged below this time, because allocating memory takes as long as parsing. */
const MIN_JUDGED_MS = 150;
const BASE_LIMIT_MS = 250;
const LIMIT_MS_PER_1000 = 0.75;
/**
 * Maximum power of growth: 1 is linear, 2 quadratic. Sorting and look-ups grow slightly faster than their
 * input.
 */
const MAX_POWER = 1.25;
/** Maximum number of runs of a case that seems to fail; the least time counts. */
const MAX_RUNS = 5;
/**
 * Short runs are repeated until they take this long together, and their mean counts, because the system
 * counts CPU time in steps of some ms, and because code is slow until it is compiled.
 */
const MIN_TOTAL_MS = 60;
const MAX_REPEATS = 12;
/** A run that takes longer is not repeated. */
const MAX_REPEATED_MS = 10_000;

/** The CPU time of this thread in ms, or wall-clock time if the system does not report it. */
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

/**
 * Measures a shape in all sizes of its parser, the largest first. 100 kB is measured only if 1 MB took long
 * enough to judge growth.
 */
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
