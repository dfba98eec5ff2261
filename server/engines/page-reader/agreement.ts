import type { Candidate } from "./candidate.ts";
import { textKey } from "./clean-text.ts";
import { looksMeasured } from "./line-shapes.ts";
import { locate } from "./locate.ts";
import type { PageLine } from "./page-lines.ts";

const SHOWN = 0.9;
const PIECE = 40;

const hasNumber = (text: string): boolean => /[\d¼½¾⅓⅔⅛]/.test(text);

function ingredientsAgree(merged: Candidate, shown: Candidate | null, lines: PageLine[]): boolean {
  const own = merged.ingredients;
  if (own === null || own.method === "page") return false;
  const texts = own.value.lines;
  if (locate(texts, lines).found < texts.length * SHOWN) return false;
  if (texts.length >= 4 && texts.filter(hasNumber).length < texts.length * 0.3) return false;
  const keys = texts.map(textKey);
  const known = (line: string): boolean => {
    const key = textKey(line);
    return keys.some((other) => key.includes(other) || other.includes(key));
  };
  const visible = (shown?.ingredients?.value.lines ?? []).filter(looksMeasured);
  return visible.filter((line) => !known(line)).length <= texts.length * 0.1;
}

/** Beginning, middle and end of a step: pages put links, pictures and names into the text that they show. */
function piecesOf(text: string): string[] {
  const key = textKey(text);
  const middle = Math.max(0, Math.floor(key.length / 2 - PIECE / 2));
  return [key.slice(0, PIECE), key.slice(middle, middle + PIECE), key.slice(-PIECE)];
}

function stepsAgree(merged: Candidate, shown: Candidate | null, lines: PageLine[]): boolean {
  const own = merged.steps;
  if (own === null || own.method === "page") return false;
  const page = lines.map((line) => line.key).join("");
  const found = own.value.lines.filter((step) =>
    piecesOf(step.text).some((piece) => page.includes(piece)),
  ).length;
  if (found < own.value.lines.length * SHOWN) return false;
  const length = (candidate: Candidate | null): number =>
    (candidate?.steps?.value.lines ?? []).reduce((sum, step) => sum + step.text.length, 0);
  return length(shown) <= length(merged) * 1.6 + 200;
}

/**
 * Whether two witnesses tell the same: the page's markup for machines and the text that a reader sees. With one of them
 * missing there is nothing to compare, and the answer is no.
 */
export function sourcesAgree(merged: Candidate, shown: Candidate | null, lines: PageLine[]): boolean {
  return ingredientsAgree(merged, shown, lines) && stepsAgree(merged, shown, lines);
}
