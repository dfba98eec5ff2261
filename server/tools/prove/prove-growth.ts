import { createWorkerPool, WorkerJobError } from "#server/lib/work/worker-pool.ts";
import type { Case, CaseReport } from "./growth-proof/measure-case.ts";
import { READERS } from "./growth-proof/readers.ts";
import { SHAPES } from "./growth-proof/shapes.ts";

/** All sizes of a case together take no longer; beyond it the thread is ended. */
const DEADLINE = 40_000;
const WORST = 10;
/** After so many cases it says how far it is. */
const SAID_AFTER = 250;

/** Measures cases on `threads` threads; `tell` hears of each as it ends. */
async function measureAll(cases: Case[], threads: number, tell: (report: CaseReport) => void) {
  const pool = createWorkerPool<Case, CaseReport>({
    entry: new URL("./prove-growth-worker.js", import.meta.url),
    size: threads,
    maxQueue: cases.length,
    deadlineMs: DEADLINE,
  });
  let ended = 0;
  const measured = cases.map(async (one) => {
    const report = await pool.run(one).catch((error: unknown): CaseReport => {
      if (!(error instanceof WorkerJobError)) throw error;
      return { ...one, points: [], found: `${error.kind}: ${error.message}` };
    });
    tell(report);
    ended += 1;
    if (ended % SAID_AFTER === 0) console.error(`${ended} of ${cases.length} cases`);
    return report;
  });
  const reports = await Promise.all(measured);
  await pool.close();
  return reports;
}

/**
 * Feeds each shape of text to each reader: 1 MB of it, and 100 kB where that took over 150 ms, or as much as that reader
 * looks at and more. What counts is the processor time of the reader's thread, the least of some runs, so that others on
 * the machine do not. It holds where no text takes more than 250 ms and 0.75 ms for every 1,000 characters (print of a
 * photo more), and where a time over 150 ms has grown by no more than the power 1.25 of the size: ten times the text, 18
 * times the time. Below that the memory that a larger text fills counts as much as the reading. Two threads share caches
 * and memory, and so what looks like a break is measured once more, alone: that tells. `argument` is a part of
 * "READER / SHAPE", to measure some of them.
 */
export async function proveGrowth(argument = "") {
  const startedAt = performance.now();
  const cases = READERS.flatMap((reader) =>
    SHAPES.map((shape): Case => ({ reader: reader.name, shape: shape.name })),
  ).filter(({ reader, shape }) => `${reader} / ${shape}`.includes(argument));
  const tell = (report: CaseReport) => console.error(JSON.stringify(report));
  const reports = await measureAll(cases, 2, (report) => {
    if (argument !== "" || report.found !== null) tell(report);
  });
  const doubted = reports.filter(({ found }) => found !== null);
  const alone = await measureAll(doubted, 1, tell);
  const breaks = alone.filter(({ found }) => found !== null);
  const worst = reports.map(({ reader, shape, points }) => ({
    ms: Math.round(points.at(-1)?.ms ?? 0),
    at: `${reader} / ${shape}`,
  }));
  worst.sort((a, b) => b.ms - a.ms);
  return {
    ok: breaks.length === 0 && cases.length > 0,
    readers: READERS.length,
    shapes: SHAPES.length,
    cases: cases.length,
    doubted: doubted.length,
    breaks: breaks.map(({ reader, shape, found }) => `${reader} / ${shape}: ${found}`),
    minutes: Math.round((performance.now() - startedAt) / 6_000) / 10,
    worst: worst.slice(0, WORST),
  };
}
