import type { Failure } from "./check-answer.ts";
import type { FuzzRequest } from "./fuzz-request.ts";
import { answerOf, type Run } from "./fuzz-run.ts";
import { waitedFor } from "./fuzz-server.ts";
import { READS_PHOTO } from "./make-request.ts";

const LONGEST_MS = 2000;
/** A photo is read within these, as its call says. */
const LONGEST_PHOTO_MS = 30_000;

/** Milliseconds within which a request is answered. */
export const longest = ({ what }: FuzzRequest): number =>
  READS_PHOTO.test(what) ? LONGEST_PHOTO_MS : LONGEST_MS;

/** What was slow in the crowd is sent again alone: with others under way, a request waits for them too. */
export async function judgeSlow(run: Run): Promise<void> {
  for (const { number, request, ms } of run.slow.splice(0)) {
    const alone = await timeAlone(run, request, number);
    if (typeof alone !== "number") run.report.failures.push({ ...alone, number, request });
    else if (alone > longest(request)) {
      const told = `${Math.round(ms)} ms, and alone ${Math.round(alone)} ms`;
      run.report.failures.push({ kind: "slow", told, number, request });
    } else run.report.slowOnce += 1;
  }
}

/** Milliseconds of a request, less the time in which this process and the server's waited for a processor; or none came. */
async function timeAlone(run: Run, request: FuzzRequest, number: number): Promise<number | Failure> {
  const waited = () => run.server.waited() + waitedFor(process.pid);
  const before = waited();
  const answer = await answerOf(run, request, number);
  return "kind" in answer ? answer : answer.ms - (waited() - before);
}
