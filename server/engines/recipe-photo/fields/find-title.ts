import type { Label } from "#server/engines/recipe-lines/recipe-lines.ts";
import { cleanTitleAndStoreYield, type Facts } from "#server/engines/recipe-lines/recipe-lines.ts";
import type { Item } from "./items.ts";

/** The title and the indexes of the items that it was joined from. */
export type FoundTitle = { text: string; indexes: number[] };

const MAX_LENGTH = 110;

/**
 * Mean confidence of an item's words, weighted by their length; it is low for large specks that look like a
 * title.
 */
export function computeItemConfidence({ paragraph }: Item): number {
  const words = paragraph.rows.flatMap((row) => row.words);
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return (
    words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(letters, 1)
  );
}

/** Whether an item has a list mark. A bullet on the first line is a speck if the next line has none. */
function isMarked(item: Item, index: number, next: Item | undefined): boolean {
  return item.mark !== null && !(index === 0 && item.mark === "bullet" && next?.mark !== "bullet");
}

function pointsOf(item: Item, index: number, first: number): number {
  const { text, signs, paragraph } = item;
  if (text.length > MAX_LENGTH || !/\p{L}{3}/u.test(text)) return Number.NEGATIVE_INFINITY;
  let points = 4 * Math.max(-0.6, Math.min(Math.log2(item.layout.scale), 1.4));
  if (index === 0) points += 1;
  points -= Math.min(index, 20) * 0.15;
  if (first >= 0 && index > first) points -= 2;
  if (paragraph.rows[0]?.page !== 0) points -= 2;
  if (item.lastHead === "notes" || item.lastHead === "aside") points -= 6;
  if (signs.measure === "unit") points -= 3;
  if (signs.words > 9) points -= 2;
  if (signs.sentences > 1 || (signs.ends && signs.words > 6)) points -= 3;
  if (/[:：,;]$/u.test(text)) points -= 2;
  if (/^\p{Ll}/u.test(text)) points -= 1;
  return points - item.speakerWords - 8 * Math.max(0, 0.8 - computeItemConfidence(item));
}

/** Whether `b` is the next line of a title in large type that begins with `a`. */
function continuesTitle(a: Item, b: Item | undefined): boolean {
  const [from, to] = [a.paragraph.rows.at(-1), b?.paragraph.rows[0]];
  if (b === undefined || from === undefined || to === undefined || b.role !== "line") return false;
  if (!/\p{L}{3}/u.test(a.text) || !/\p{L}{2}/u.test(b.text) || computeItemConfidence(b) < 0.4) return false;
  if (from.page !== to.page || a.layout.scale < 1.25) return false;
  const alike = Math.max(a.layout.scale, b.layout.scale) / Math.min(a.layout.scale, b.layout.scale) < 1.18;
  return alike && to.top > from.top && to.top - from.bottom < from.size * 2.2 && b.text.length < 60;
}

/**
 * Finds the title: the largest text outside the lists, preferably near the top and before the ingredients.
 * Null if there is none.
 */
export function findScannedTitle(items: Item[], labels: Label[], facts: Facts): FoundTitle | null {
  const first = labels.indexOf("ingredient");
  let best: { index: number; points: number } | null = null;
  for (const [index, item] of items.entries()) {
    if (item.role !== "line" || labels[index] !== "outside" || isMarked(item, index, items[index + 1]))
      continue;
    const points = pointsOf(item, index, first);
    if (points > (best?.points ?? -4)) best = { index, points };
  }
  if (best === null) return null;
  const places = [best.index];
  const itemAt = (index: number): Item => items[index] as Item;
  while (
    places[0] !== undefined &&
    places[0] > 0 &&
    continuesTitle(itemAt(places[0] - 1), items[places[0]]) &&
    labels[places[0] - 1] === "outside"
  )
    places.unshift(places[0] - 1);
  while (
    continuesTitle(itemAt(places.at(-1) ?? 0), items[(places.at(-1) ?? 0) + 1]) &&
    labels[(places.at(-1) ?? 0) + 1] === "outside"
  )
    places.push((places.at(-1) ?? 0) + 1);
  const joined = places.map((index) => itemAt(index).text).join(" ");
  const plain = cleanTitleAndStoreYield(joined, facts);
  // `cleanTitleAndStoreYield` removes chat phrases; print has none, so a cut title is restored.
  const isCut = plain.length < joined.length * 0.5 && /!\s/.test(joined);
  const text = isCut ? joined.trim() : plain;
  return text === "" ? null : { text, indexes: places };
}
