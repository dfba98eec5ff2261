import type { StepPiece } from "#server/engines/scaling/scaling.ts";
import type { FoundTime } from "#server/engines/step-times/step-times.ts";

/** A part of a step: text, a scaled amount or a time. The parts joined are the step's text. */
export type StepSegment = {
  text: string;
  offset: number;
  was?: string;
  /** `nth` is the time's index among the times of the step; scaling does not change it. */
  time?: FoundTime & { nth: number };
};

/** Splits a scaled step at the times in its joined text. Times inside scaled amounts are ignored. */
export function splitStepAtTimes(pieces: readonly StepPiece[], times: readonly FoundTime[]): StepSegment[] {
  const segments: StepSegment[] = [];
  let start = 0;
  for (const piece of pieces) {
    const end = start + piece.text.length;
    if (piece.was !== undefined) segments.push({ text: piece.text, offset: start, was: piece.was });
    else segments.push(...splitTextAtTimes(piece.text, start, times));
    start = end;
  }
  return segments;
}

function splitTextAtTimes(text: string, start: number, times: readonly FoundTime[]): StepSegment[] {
  const segments: StepSegment[] = [];
  const plain = (from: number, to: number) => {
    if (to > from) segments.push({ text: text.slice(from - start, to - start), offset: from });
  };
  let from = start;
  for (const [nth, time] of times.entries()) {
    if (time.start < from || time.end > start + text.length) continue;
    plain(from, time.start);
    segments.push({
      text: text.slice(time.start - start, time.end - start),
      offset: time.start,
      time: { ...time, nth },
    });
    from = time.end;
  }
  plain(from, start + text.length);
  return segments;
}
