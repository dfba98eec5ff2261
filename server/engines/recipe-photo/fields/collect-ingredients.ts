import { parseIngredientHeadingOrNull } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import type { Label } from "#server/engines/recipe-lines/recipe-lines.ts";
import { hasUnitOrCount } from "#server/engines/recipe-lines/recipe-lines.ts";
import { computeItemConfidence } from "./find-title.ts";
import type { Item } from "./items.ts";

/** An ingredient line; `section` is the name of its ingredient group, null outside of groups. */
export type FoundLine = { item: Item; text: string; section: string | null };

const headingText = (text: string): string =>
  (parseIngredientHeadingOrNull(text) ?? text).replace(/(?<![\s:：])[\s:：]+$/u, "");

/**
 * An ingredient contains a word of three letters, "öl", "ei" or a letter without case (Chinese); other text
 * is noise.
 */
const WORD = /\p{L}{3}|(?<!\p{L})(?:öl|ei|\p{Lo})/iu;
/** Matches four letters in pieces of words ("S ea sa It"). */
const PIECES = /(?:\p{L}\P{L}*){4}/u;

/** Text without a word that is read with less confidence is a speck. */
const MAX_SPECK_CONFIDENCE = 0.6;

/** These phrases ("For dressing", "to serve") name an ingredient group if the next row has an amount. */
const OPENS =
  /^(?:for (?!frying|greasing|dusting|serving|garnish)(?:\p{L}+[ /]?){1,5}|to (?:serve|garnish|finish|decorate|assemble))$/iu;

/**
 * A row that is only one of these parts of a dish names an ingredient group if the next row has an amount.
 */
const PARTS =
  /^(?:the )?(?:sauce|dressing|toppings?|filling|crust|base|dough|pastry|marinade|glaze|frosting|icing|garnish|batter|crumble|stuffing|meatballs|salad|vinaigrette|syrup|streusel|assembly|cake|rub|brine|teig|soße|sauce|füllung|belag|guss)s?$/iu;

/**
 * Whether an item names a group of ingredients. It is one row without an amount that is formatted as a
 * heading, names a part of the dish, or follows a gap within the list. A row at the start of a block is none
 * because of a gap alone: it may be an ingredient.
 */
export function isIngredientGroupHeading(
  items: readonly Item[],
  labels: readonly Label[],
  index: number,
): boolean {
  const [item, next, nextLabel] = [items[index] as Item, items[index + 1], labels[index + 1]];
  if (nextLabel !== "ingredient" || next === undefined || hasUnitOrCount(item.signs)) return false;
  if (item.paragraph.rows.length > 1) return false;
  if ((OPENS.test(item.text) || PARTS.test(item.text)) && hasUnitOrCount(next.signs)) return true;
  if (item.signs.measure === "words" || item.paragraph.entry !== null) return false;
  if (item.heading) return true;
  const named = /^\p{Lu}/u.test(item.text) && !/[,.;()]/.test(item.text) && item.signs.words <= 5;
  const isApart = item.paragraph.apart && !item.layout.startsBlock && labels[index - 1] === "ingredient";
  return named && isApart && !next.paragraph.apart && hasUnitOrCount(next.signs);
}

/** Collects the ingredient lines and their groups; skips the items whose indexes are `taken` by the title. */
export function collectScannedIngredients(
  items: Item[],
  labels: Label[],
  taken: ReadonlySet<number>,
): FoundLine[] {
  const lines: FoundLine[] = [];
  let section: string | null = null;
  for (const [index, item] of items.entries()) {
    if (item.role === "head" && item.lastHead === "ingredients") section = null;
    if (taken.has(index)) continue;
    if (item.role === "line" && isIngredientGroupHeading(items, labels, index))
      section = headingText(item.text);
    else if (labels[index] === "ingredient") {
      const text = item.text.replace(/(?<!\s)\s*(?<![,;])[,;]+$/u, "").trim();
      if (!WORD.test(text) && PIECES.test(text)) item.paragraph.isDoubtful = true;
      if (WORD.test(text) || PIECES.test(text)) lines.push({ item, text, section });
      else if (computeItemConfidence(item) > MAX_SPECK_CONFIDENCE && lines.length > 0)
        (lines.at(-1) as FoundLine).item.paragraph.isDoubtful = true;
    }
  }
  return lines;
}
