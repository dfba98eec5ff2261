import type { Label } from "#server/engines/recipe-lines/recipe-lines.ts";
import { opensGroup } from "./collect-ingredients.ts";
import { confidenceOf } from "./find-title.ts";
import type { Item } from "./items.ts";

/** Rows with less confidence are not taken into the list, but mark a neighbour as doubtful. */
const MIN_CONFIDENCE = 0.75;

/** A longer row is a remark. */
const MAX_WORDS = 12;

/** Whether an item may be an ingredient that got another label: short, no heading and no sentence. */
function mayBeIngredient(items: readonly Item[], labels: readonly Label[], index: number): boolean {
  const item = items[index];
  if (item === undefined || item.role !== "line" || item.heading || item.mark === "number") return false;
  if (opensGroup(item, items[index + 1], labels[index + 1])) return false;
  const { words, ends, sentences } = item.signs;
  return words <= MAX_WORDS && !ends && sentences <= 1 && /\p{L}{3}/u.test(item.text);
}

const isSameBlock = (a: Item | undefined, b: Item | undefined): boolean => {
  const [row, other] = [a?.paragraph.rows.at(-1), b?.paragraph.rows[0]];
  return row !== undefined && row.page === other?.page && row.block === other.block;
};

/** Whether the list continues from an ingredient to its neighbour, which is `below` or above it. */
function continuesList(items: readonly Item[], index: number, below: boolean): boolean {
  const item = items[index] as Item;
  const [upper, lower] = below ? [items[index - 1], item] : [item, items[index + 1]];
  if (lower?.paragraph.apart !== false || !isSameBlock(upper, lower)) return false;
  return item.paragraph.entry !== null && item.signs.openings === 0;
}

/**
 * The indexes of rows in a list of ingredients that got another label: below the list's name, between two
 * ingredients, and next to one when the row can be an ingredient on its own. A list loses no row.
 */
function findUnlabelledRows(items: readonly Item[], labels: readonly Label[]): Set<number> {
  const found = new Set<number>();
  const isListed = (index: number): boolean => labels[index] === "ingredient" || found.has(index);
  const isFree = (index: number): boolean =>
    labels[index] !== "ingredient" && mayBeIngredient(items, labels, index);
  const last = labels.lastIndexOf("ingredient");
  let open: number[] = [];
  for (const index of items.keys()) {
    const item = items[index] as Item;
    const isBelowName = index > 0 && items[index - 1]?.headKind === "ingredients";
    if (item.role === "head" || labels[index] === "step") open = [];
    else if (labels[index] === "ingredient") {
      for (const free of open) found.add(free);
      open = [];
    } else if (isFree(index) && (isListed(index - 1) || isBelowName || open.length > 0)) {
      if (index > last && continuesList(items, index, true)) found.add(index);
      else open.push(index);
    }
  }
  for (let index = items.length - 2; index >= 0; index -= 1)
    if (isListed(index + 1) && !isListed(index) && isFree(index) && continuesList(items, index, false))
      found.add(index);
  return found;
}

/** Sentences above the name of the list ("Ein Gericht für kalte Tage.") are no ingredients. */
function dropIntroduction(items: readonly Item[], labels: Label[]): void {
  const named = items.findIndex((item) => item.headKind === "ingredients");
  if (!labels.includes("ingredient", Math.max(named, 0))) return;
  for (const [index, { text, signs }] of items.slice(0, named).entries()) {
    const isSentence = /[.!]$/.test(text) && signs.words >= 4 && signs.measure !== "unit";
    if (labels[index] === "ingredient" && isSentence) labels[index] = "outside";
  }
}

/**
 * Corrects labels: rows of a list with another label become ingredients, so that a list loses no row, and
 * doubtful if they can be none on their own. Sentences above the list are left out.
 */
export function correctLabels(items: readonly Item[], labels: Label[]): void {
  dropIntroduction(items, labels);
  const isListed = labels.map((label) => label === "ingredient");
  for (const index of findUnlabelledRows(items, labels)) {
    const item = items[index] as Item;
    const isReadable = confidenceOf(item) >= MIN_CONFIDENCE;
    const before = isListed.lastIndexOf(true, index);
    const doubtful = isReadable ? item : items[before >= 0 ? before : isListed.indexOf(true)];
    if (isReadable) labels[index] = "ingredient";
    if (doubtful !== undefined && (!isReadable || item.paragraph.entry === null))
      doubtful.paragraph.isDoubtful = true;
  }
}
