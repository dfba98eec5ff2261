import { headingOf } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import type { ImportDraft } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { listHead } from "#server/engines/recipe-lines/recipe-lines.ts";
import { cleanSource, readSourceLine } from "./source-lines.ts";

const MAX_RECIPES = 10;
/** Lines between the title of a recipe and the name of its list. */
const MAX_INTRO_LINES = 8;
/** Readings of parts of a text, so that a long text takes little longer. */
const MAX_TRIES = 40;

type Reader = (text: string) => ImportDraft | null;

/**
 * The recipes of a text that names its list of ingredients once for each; empty for a text with one. A part counts if
 * it begins with its title and has both lists, so that parts of one dish ("For the sauce") stay together.
 */
export function splitRecipes(text: string, read: Reader): ImportDraft[] {
  const raw = cleanSource(text).split("\n");
  const lines = raw.map((line) => readSourceLine(line, false)?.text ?? "");
  const heads = lines.flatMap((line, index) => (listHead(line)?.kind === "ingredients" ? [index] : []));
  if (heads.length < 2) return [];
  const drafts: ImportDraft[] = [];
  let from = 0;
  let tries = MAX_TRIES;
  for (const head of heads.slice(1, MAX_RECIPES)) {
    for (let start = head - 1; start >= Math.max(from + 2, head - MAX_INTRO_LINES) && tries > 0; start -= 1) {
      const title = lines[start] ?? "";
      if (!mayBeTitle(title)) continue;
      tries -= 1;
      const before = read(raw.slice(from, start).join("\n"));
      const after = read(raw.slice(start, nextHead(heads, head, lines.length)).join("\n"));
      if (!isComplete(before) || !isComplete(after) || !title.includes(after.title)) continue;
      drafts.push(before);
      from = start;
      break;
    }
  }
  if (from === 0) return [];
  const last = read(raw.slice(from).join("\n"));
  return last === null ? [] : [...drafts, last];
}

const nextHead = (heads: readonly number[], head: number, end: number): number =>
  heads.find((other) => other > head) ?? end;

/** A short line that is neither a sentence nor the name of a list or a part. */
const mayBeTitle = (line: string): boolean =>
  line.length >= 3 &&
  line.length <= 100 &&
  !/[.,;:：]$/u.test(line) &&
  /\p{L}{2}/u.test(line) &&
  listHead(line) === null &&
  headingOf(line) === null;

const isComplete = (draft: ImportDraft | null): draft is ImportDraft =>
  draft !== null && draft.title !== "" && draft.ingredients.length > 0 && draft.instructions.length > 0;
