import { createHash } from "node:crypto";
import corrections from "./import-labels.json" with { type: "json" };

export type Draft = Record<string, unknown>;
type Expected = { doubtful?: string[] };
/** Scores the fields of a draft from 0 to 1. `full` is 1 if every scored field is right. */
export type ScorePage = (expected: Expected, draft: Draft) => { full: number };

/**
 * A correction of a wrong label: the hash of the right value, and the reason. Without a hash, the field is
 * not scored.
 */
type Correction = { hash?: string; reason: string };

/** The first 16 hex digits of the SHA-256 hash of a value's letters and digits, in lower case. */
const hashOf = (value: unknown): string =>
  createHash("sha256")
    .update(
      [value ?? ""]
        .flat()
        .join(" ")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, ""),
    )
    .digest("hex")
    .slice(0, 16);

/** Whether every field of a draft is right according to the labels and their corrections. */
export function isRight(page: string, expected: Expected, draft: Draft, scorePage: ScorePage): boolean {
  const corrected = Object.entries((corrections as Record<string, Record<string, Correction>>)[page] ?? {});
  const doubtful = [...(expected.doubtful ?? []), ...corrected.map(([field]) => field)];
  return (
    scorePage({ ...expected, doubtful }, draft).full === 1 &&
    corrected.every(([field, { hash }]) => hash === undefined || hash === hashOf(draft[field]))
  );
}
