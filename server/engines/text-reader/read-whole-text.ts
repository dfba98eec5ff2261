import type { ImportDraft } from "#server/engines/recipe-draft/recipe-draft.ts";
import { readLines } from "#server/engines/recipe-lines/recipe-lines.ts";
import { draftOfFindings } from "./draft-of-findings.ts";
import { prepareLines } from "./prepare-lines.ts";

/** Reads a text, at most 20,000 characters of it. May throw where an engine below does. */
export function readWholeText(text: string): ImportDraft | null {
  const { pieces, signs, subject } = prepareLines(text);
  const findings = readLines(pieces, signs, subject);
  return findings === null ? null : draftOfFindings(findings, signs.language);
}
