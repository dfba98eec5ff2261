import { createWorkerPool, WorkerJobError } from "#server/lib/work/worker-pool.ts";
import type { Findings } from "../run-checks/run-checks.ts";
import type { GrowthCase, GrowthReport } from "./measure-case.ts";
import { READERS } from "./readers.ts";
import { SHAPES } from "./shapes.ts";

/** Timeout for all sizes of a case together, after which its thread is terminated. */
const CASE_TIMEOUT_MS = 40_000;
const SLOWEST_SHOWN = 10;
const PROGRESS_EVERY = 250;
/** Coprime with the number of shapes, so that consecutive parsers get different shapes. */
const SHAPE_STEP = 5;

/**
 * Gives each parser `shapesEach` kinds of hostile text (68 are all), of 100 kB and 1 MB or of the sizes that
 * it accepts. It measures CPU time, the least of several runs. Limits: 250 ms plus 0.75 ms per 1,000
 * characters (more for scanned text), and above 150 ms a growth of at most the power 1.25 of the size, which
 * is 18 times the time for ten times the text. A case that fails while another one runs is measured again
 * alone.
 */
export async function checkParserTimeGrowth(shapesEach: number): Promise<Findings> {
  const cases = READERS.flatMap((reader, row) =>
    Array.from({ length: Math.min(shapesEach, SHAPES.length) }, (_, index): GrowthCase => {
      const shape = SHAPES[
        ((row * shapesEach + index) * SHAPE_STEP) % SHAPES.length
      ] as (typeof SHAPES)[number];
      return { reader: reader.name, shape: shape.name };
    }),
  );
  const reports = await measureAll(cases, 2);
  const suspects = reports.filter(({ failure }) => failure !== null);
  const alone = await measureAll(suspects, 1);
  const slowest = reports
    .map(({ reader, shape, points }) => ({
      ms: Math.round(points.at(-1)?.ms ?? 0),
      case: `${reader} / ${shape}`,
    }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST_SHOWN);
  return {
    failures: alone
      .filter(({ failure }) => failure !== null)
      .map(
        (report) => `${report.reader} / ${report.shape}: ${report.failure} ${JSON.stringify(report.points)}`,
      ),
    figures: { cases: cases.length, remeasured: suspects.length, slowest },
  };
}

async function measureAll(cases: GrowthCase[], threads: number): Promise<GrowthReport[]> {
  const pool = createWorkerPool<GrowthCase, GrowthReport>({
    entry: new URL("./growth-worker.js", import.meta.url),
    size: threads,
    maxQueue: cases.length,
    deadlineMs: CASE_TIMEOUT_MS,
  });
  let ended = 0;
  const measured = cases.map(async (item) => {
    const report = await pool.run(item).catch((error: unknown): GrowthReport => {
      if (!(error instanceof WorkerJobError)) throw error;
      return { ...item, points: [], failure: `${error.kind}: ${error.message}` };
    });
    ended += 1;
    if (ended % PROGRESS_EVERY === 0) console.error(`${ended} of ${cases.length} cases`);
    return report;
  });
  const reports = await Promise.all(measured);
  await pool.close();
  return reports;
}
