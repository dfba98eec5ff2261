import { createWorkerPool, WorkerJobError } from "#server/lib/worker-pool.ts";
import type { Case, CaseReport } from "./growth-proof/measure-case.ts";
import { READERS } from "./growth-proof/readers.ts";
import { SHAPES } from "./growth-proof/shapes.ts";

/** All sizes of a case together take no longer; beyond it the thread is ended. */
const DEADLINE = 40_000;
const WORST = 10;

/**
 * Feeds each shape of text to each reader in growing sizes: no time grows faster than its text, and none is too much.
 * `argument` is a part of "READER / SHAPE", to measure some of them again.
 */
export async function proveGrowth(argument = "") {
  const cases = READERS.flatMap((reader) =>
    SHAPES.map((shape): Case => ({ reader: reader.name, shape: shape.name })),
  ).filter(({ reader, shape }) => `${reader} / ${shape}`.includes(argument));
  const pool = createWorkerPool<Case, CaseReport>({
    entry: new URL("./prove-growth-worker.js", import.meta.url),
    size: 2,
    maxQueue: cases.length,
    deadlineMs: DEADLINE,
  });
  let breaks = 0;
  const worst: { ms: number; at: string }[] = [];
  const measured = cases.map(async (one) => {
    const report = await pool.run(one).catch((error: unknown): CaseReport => {
      if (!(error instanceof WorkerJobError)) throw error;
      return { ...one, points: [], found: `${error.kind}: ${error.message}` };
    });
    const last = report.points.at(-1);
    if (last) worst.push({ ms: Math.round(last.ms), at: `${one.reader} / ${one.shape}` });
    if (argument !== "" || report.found !== null) console.error(JSON.stringify(report));
    if (report.found !== null) breaks += 1;
  });
  await Promise.all(measured);
  await pool.close();
  worst.sort((a, b) => b.ms - a.ms);
  return {
    ok: breaks === 0 && cases.length > 0,
    readers: READERS.length,
    shapes: SHAPES.length,
    cases: cases.length,
    breaks,
    worst: worst.slice(0, WORST),
  };
}
