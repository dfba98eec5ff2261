import { findDurationsInText, findYieldInTextOrNull } from "#server/engines/languages/languages.ts";
import type { Origins, Reading, ReadRecipe, Sectioned } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import type { PageLine } from "../tree/page-lines.ts";
import { cleanIngredientText } from "../values/ingredients.ts";
import { getCachedSortedWordsKey, locateTextsInPageLines } from "./locate.ts";
import { toSortedWordsKey } from "./loose-key.ts";

type List = Reading<Sectioned<string>>;

const DECIMAL = /\d[.,]\d/;
/** A decimal with three or more digits, which a program calculated ("0.3333"). */
const FLOAT = /\d[.,]\d{3,}/;
const FRACTION = /[½¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚]|\d ?[/⁄] ?\d/;

/** Replaces calculated decimals by the fractions of the page: "0.3333333 cup" becomes "⅓ cup". */
export function replaceDecimalsByPageFractions(list: List, lines: PageLine[]): List {
  const { lines: texts } = list.value;
  if (!texts.some((text) => FLOAT.test(text))) return list;
  const { lineIndexes } = locateTextsInPageLines(texts, lines);
  const origins: Origins = new Map(list.origins);
  const taken = texts.map((text, index) => {
    const row = lines[lineIndexes[index] ?? -1];
    if (row === undefined || !DECIMAL.test(text) || !FRACTION.test(row.text)) return text;
    if (getCachedSortedWordsKey(row) !== toSortedWordsKey(text)) return text;
    const shown = cleanIngredientText(row.text);
    origins.set(shown, { method: "page", source: row.text, repaired: ["filled"] });
    return shown;
  });
  return { ...list, value: { ...list.value, lines: taken }, origins };
}

const isNumber = (word: string): boolean => /^\d/.test(word);
const numbersOf = (key: string): string => key.split(" ").filter(isNumber).join(" ");
const nameOf = (key: string): string =>
  key
    .split(" ")
    .filter((word) => !isNumber(word))
    .join(" ");

/** Flags a line "differs" when the visible list has the same words with other amounts. */
export function markDifferingAmounts(list: List, page: List | null): List {
  if (page === null || list.method === "page") return list;
  // Excludes visible lines that the structured data has too, because two sections may need other amounts of
  // one ingredient.
  const own = new Set(list.value.lines.map(toSortedWordsKey));
  const shown = page.value.lines
    .map((text) => ({ text, key: toSortedWordsKey(text) }))
    .filter(({ key }) => !own.has(key));
  const origins: Origins = new Map(list.origins);
  for (const text of list.value.lines) {
    const key = toSortedWordsKey(text);
    const same = shown.filter((line) => nameOf(line.key) === nameOf(key));
    const [other] = same;
    if (other === undefined || page.value.lines.some((line) => toSortedWordsKey(line) === key)) continue;
    if (numbersOf(key) === "" || numbersOf(other.key) === "") continue;
    const origin = origins.get(text);
    const repaired = [...(origin?.repaired ?? []), "differs" as const];
    origins.set(text, { ...origin, source: `${text} ≠ ${other.text}`, repaired });
  }
  return { ...list, origins };
}

export const hasDifferences = (list: Reading<unknown> | null): boolean =>
  [...(list?.origins?.values() ?? [])].some(({ repaired }) => repaired.includes("differs"));

/** Flags a value that the page contradicts, with both texts as its source. */
const contradicted = <T>(reading: Reading<T>, shown: Reading<T>): Reading<T> => ({
  ...reading,
  source: `${reading.source.slice(0, 90)} ≠ ${shown.source.slice(0, 90)}`,
  repaired: [...reading.repaired, "differs"],
});

/**
 * Flags a time of the structured data when the page shows another one. The page's time replaces 0, which is
 * an empty field.
 */
export function markTimeIfContradicted(
  own: Reading<number> | null,
  shown: Reading<number> | null,
  lines: readonly PageLine[],
): Reading<number> | null {
  if (shown === null || own === null || own.method === shown.method || own.value === shown.value) return own;
  if (own.value === 0) return { ...shown, repaired: [...shown.repaired, "filled"] };
  const isShown = (text: string): boolean =>
    findDurationsInText(text, true).some(
      ({ seconds, most }) => Math.round((most ?? seconds) / 60) === own.value,
    );
  return shown.value === 0 || isOnPage(lines, isShown) ? own : contradicted(own, shown);
}

export type Times = Pick<ReadRecipe, "prep" | "cook" | "total">;

/** Whether the preparation or cooking time exceeds the total, because times are swapped or wrong. */
export const hasLongerPart = ({ prep, cook, total }: Times): boolean =>
  (total?.value ?? 0) > 0 && Math.max(prep?.value ?? 0, cook?.value ?? 0) > (total?.value ?? 0);

const MAX_FACT_LENGTH = 80;

/** Whether `isShown` accepts a visible line of at most MAX_FACT_LENGTH characters. */
const isOnPage = (lines: readonly PageLine[], isShown: (text: string) => boolean): boolean =>
  lines.some(({ text }) => text.length <= MAX_FACT_LENGTH && isShown(text));

type Yields = Reading<{ servings: number | null; yieldText: string | null }>;

const numbersIn = ({ source, value }: Yields): Set<string> =>
  new Set(`${source} ${value.yieldText ?? ""} ${value.servings ?? ""}`.match(/\d+/g));

/** Flags the servings of the structured data when the page names another number of people. */
export function markYieldIfContradicted(
  own: Yields | null,
  shown: Yields | null,
  lines: readonly PageLine[],
): Yields | null {
  const [count, seen] = [own?.value.servings ?? null, shown?.value.servings ?? null];
  if (own === null || shown === null || own.method === shown.method || count === null || seen === null)
    return own;
  if (numbersIn(own).has(String(seen)) || numbersIn(shown).has(String(count))) return own;
  const isPeople =
    shown.value.yieldText === null || findYieldInTextOrNull(shown.value.yieldText)?.sure === true;
  const isShown = (text: string): boolean => {
    const found = findYieldInTextOrNull(text);
    return found?.servings === count && (found.sure || found.isPreceded);
  };
  if (!isPeople || isOnPage(lines, isShown)) return own;
  // The page's servings replace 1, which is the usual default of an empty field.
  return count === 1 ? contradicted({ ...shown, repaired: ["filled"] }, own) : contradicted(own, shown);
}
