import type { Label } from "#server/engines/recipe-lines/recipe-lines.ts";
import { isIngredientGroupHeading } from "./collect-ingredients.ts";
import { SENTENCE_END } from "./entries.ts";
import { computeItemConfidence } from "./find-title.ts";
import type { Item } from "./items.ts";
import { middle } from "./row-glue.ts";
import type { MarkedRow } from "./step-numbers.ts";

/** A row with less confidence is not added to the list, but makes a nearby ingredient doubtful. */
const MIN_CONFIDENCE = 0.75;

/** A row with more words is a remark, not an ingredient. */
const MAX_WORDS = 12;

/**
 * Whether an item may be an ingredient despite its label: it is short and neither a heading nor a sentence.
 */
function mayBeIngredient(items: readonly Item[], labels: readonly Label[], index: number): boolean {
  const item = items[index];
  if (item === undefined || item.role !== "line" || item.heading || item.mark === "number") return false;
  if (isIngredientGroupHeading(items, labels, index)) return false;
  const { words, ends, sentences } = item.signs;
  return words <= MAX_WORDS && !ends && sentences <= 1 && /\p{L}{3}/u.test(item.text);
}

const isSameBlock = (a: Item | undefined, b: Item | undefined): boolean => {
  const [row, other] = [a?.paragraph.rows.at(-1), b?.paragraph.rows[0]];
  return row !== undefined && row.page === other?.page && row.block === other.block;
};

/** A name without an amount has at most this many words. */
const MAX_NAME_WORDS = 5;

/** Whether the item at `index` continues the list of the item above it (`below`) or of the item under it. */
function continuesList(items: readonly Item[], index: number, below: boolean): boolean {
  const item = items[index] as Item;
  const [upper, lower] = below ? [items[index - 1], item] : [item, items[index + 1]];
  if (upper === undefined || lower?.paragraph.apart !== false || !isSameBlock(upper, lower)) return false;
  if (item.paragraph.entry !== null) return item.signs.openings === 0;
  return isShortName(item) && isSameSize(item, below ? upper : lower);
}

const isShortName = ({ signs }: Item): boolean => signs.openings === 0 && signs.words <= MAX_NAME_WORDS;

const isSameSize = ({ layout: { scale } }: Item, { layout }: Item): boolean =>
  Math.max(scale, layout.scale) < Math.min(scale, layout.scale) * 1.15;

/**
 * Largest vertical distances in x-heights: of rows at the same height, of neighbours in a column, and of a
 * row at the edge of a list from its list.
 */
const MAX_LEVEL = 1.5;
const MAX_PITCH = 4.2;
const MAX_EDGE = 12;

const isAligned = (a: MarkedRow, b: MarkedRow, most: number): boolean =>
  Math.abs(a.left - b.left) < a.size * most;

/** Whether two rows are at the same height, as in a list of two columns, or are neighbours in one column. */
function isNextTo(row: MarkedRow, other: MarkedRow): boolean {
  const distance = Math.abs(middle(row) - middle(other)) / row.size;
  return distance < MAX_LEVEL || (distance < MAX_PITCH && isAligned(row, other, 1.5));
}

/**
 * The first ingredient of the item's text size for which a pair of their rows on the same page passes `test`.
 */
const findIngredient = (
  ingredients: readonly Item[],
  item: Item,
  test: (row: MarkedRow, other: MarkedRow) => boolean,
): Item | undefined =>
  ingredients.find(
    (other) =>
      isSameSize(item, other) &&
      item.paragraph.rows.some((row) =>
        other.paragraph.rows.some((own) => own.page === row.page && test(row, own)),
      ),
  );

/**
 * The indexes of rows that belong to a list of ingredients and have another label: rows between the list's
 * name and an ingredient or between two ingredients, rows that continue the list at its ends, and rows next
 * to an ingredient that can be an ingredient on their own.
 */
function findUnlabelledRows(items: readonly Item[], labels: readonly Label[]): Set<number> {
  const isFree = (index: number): boolean =>
    labels[index] !== "ingredient" && mayBeIngredient(items, labels, index);
  const listed = items.filter((_, index) => labels[index] === "ingredient");
  const found = new Set(
    [...items.entries()].flatMap(([index, item]) =>
      labels[index] === "outside" &&
      isFree(index) &&
      item.signs.openings === 0 &&
      (item.paragraph.entry !== null || item.mark === "bullet") &&
      findIngredient(listed, item, isNextTo) !== undefined
        ? [index]
        : [],
    ),
  );
  const isListed = (index: number): boolean => labels[index] === "ingredient" || found.has(index);
  const last = Math.max(labels.lastIndexOf("ingredient"), ...found);
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

/**
 * Whether a row continues the list on one side and is either between two ingredients or in a list with a
 * heading.
 */
function isInside(items: readonly Item[], labels: readonly Label[], index: number): boolean {
  const [above, below] = [index - 1, index + 1].map((other) => labels[other] === "ingredient");
  const isNamed = items[index]?.lastHead === "ingredients";
  return (
    ((above === true && continuesList(items, index, true)) ||
      (below === true && continuesList(items, index, false))) &&
    (isNamed || (above === true && below === true))
  );
}

/**
 * Removes the label "ingredient" from sentences above the heading of the list ("Ein Gericht für kalte
 * Tage.").
 */
function dropIntroduction(items: readonly Item[], labels: Label[]): void {
  const named = items.findIndex((item) => item.headKind === "ingredients");
  if (!labels.includes("ingredient", Math.max(named, 0))) return;
  for (const [index, { text, signs }] of items.slice(0, named).entries()) {
    const isSentence = /[.!]$/.test(text) && signs.words >= 4 && signs.measure !== "unit";
    if (labels[index] === "ingredient" && isSentence) labels[index] = "outside";
  }
}

/**
 * Corrects `labels` in place. Rows of an ingredient list that got another label become ingredients, so that
 * no row of the list is lost; they are doubtful unless each can be an ingredient on its own. Sentences above
 * the list lose the label.
 */
export function correctItemLabels(items: readonly Item[], labels: Label[]): void {
  dropIntroduction(items, labels);
  const isListed = labels.map((label) => label === "ingredient");
  for (const index of findUnlabelledRows(items, labels)) {
    const item = items[index] as Item;
    const isReadable = computeItemConfidence(item) >= MIN_CONFIDENCE;
    const before = isListed.lastIndexOf(true, index);
    const doubtful = isReadable ? item : items[before >= 0 ? before : isListed.indexOf(true)];
    if (isReadable) labels[index] = "ingredient";
    const isEvident = item.paragraph.entry !== null || isInside(items, labels, index);
    if (doubtful !== undefined && !(isReadable && isEvident)) doubtful.paragraph.isDoubtful = true;
  }
}

/** A paragraph outside of the lists with more words is a remark. */
const MAX_LOST_WORDS = 16;

/** Whether an item is a few letters read with little confidence. */
const isSpeck = (item: Item): boolean => item.text.length <= 3 && computeItemConfidence(item) < 0.5;

/** Whether a paragraph that is in no list may contain ingredients. */
function mayBeLost(item: Item, label?: Label): boolean {
  const { role, heading, mark, signs, text, lastHead, paragraph } = item;
  if (isSpeck(item)) return false;
  if (role !== "line" || heading || mark === "number" || label === "ingredient") return false;
  if (lastHead === "notes" || lastHead === "aside" || signs.heat) return false;
  if (signs.sentences > 1 || (SENTENCE_END.test(text) && signs.words >= 4)) return false;
  if (label === "step" && (paragraph.entry === null || signs.openings + signs.verbs > 0)) return false;
  return signs.words <= MAX_LOST_WORDS && /\p{L}{3}/u.test(text);
}

/**
 * Marks an ingredient as doubtful if a paragraph near it, which is in no field, may be another ingredient.
 * `title`: indexes of the items that are used as the title, which may be an ingredient next to the others.
 */
export function doubtLostRows(
  items: readonly Item[],
  labels: readonly Label[],
  title: ReadonlySet<number>,
): void {
  const ingredients = items.filter((_, index) => labels[index] === "ingredient");
  for (const [index, item] of items.entries()) {
    if (!mayBeLost(item, labels[index])) continue;
    const near = findIngredient(
      ingredients,
      item,
      (row, other) =>
        isNextTo(row, other) ||
        (!title.has(index) &&
          Math.abs(middle(row) - middle(other)) < row.size * MAX_EDGE &&
          isAligned(row, other, 4.5)),
    );
    if (near !== undefined) near.paragraph.isDoubtful = true;
  }
}
