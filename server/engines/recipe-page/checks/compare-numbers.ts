import { findDurationsInText, findYieldInTextOrNull } from "#server/engines/languages/languages.ts";
import type { Origins, Reading, ReadRecipe, Sectioned } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import type { PageLine } from "../tree/page-lines.ts";
import { cleanIngredientText } from "../values/ingredients.ts";
import { getCachedSortedWordsKey, locateTextsInPageLines } from "./locate.ts";
import { toSortedWordsKey } from "./loose-key.ts";

type List = Reading<Sectioned<string>>;

const DECIMAL = /\d[.,]\d/;
/** A number that a program calculated. */
const FLOAT = /\d[.,]\d{3,}/;
const FRACTION = /[½¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚]|\d ?[/⁄] ?\d/;

/**
 * Returns the list with the page's line where the markup has a float for its fraction: "⅓ cup" for "0.3333333 cup".
 */
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

/** Marks lines whose amounts differ from those of the same words in the visible list. */
export function markDifferingAmounts(list: List, page: List | null): List {
  if (page === null || list.method === "page") return list;
  // The same ingredient may be needed in two parts of a recipe.
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

/** A reading of the markup that the page contradicts. */
const contradicted = <T>(reading: Reading<T>, shown: Reading<T>): Reading<T> => ({
  ...reading,
  source: `${reading.source.slice(0, 90)} ≠ ${shown.source.slice(0, 90)}`,
  repaired: [...reading.repaired, "differs"],
});

/** A time of the markup, marked where the page shows another one. A time of 0 is a blank field. */
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

/** Whether a part takes longer than the total: the times are swapped or wrong. */
export const hasLongerPart = ({ prep, cook, total }: Times): boolean =>
  (total?.value ?? 0) > 0 && Math.max(prep?.value ?? 0, cook?.value ?? 0) > (total?.value ?? 0);

const MAX_FACT_LENGTH = 80;

/** Whether a short row of the page shows a number. */
const isOnPage = (lines: readonly PageLine[], isShown: (text: string) => boolean): boolean =>
  lines.some(({ text }) => text.length <= MAX_FACT_LENGTH && isShown(text));

type Yields = Reading<{ servings: number | null; yieldText: string | null }>;

const numbersIn = ({ source, value }: Yields): Set<string> =>
  new Set(`${source} ${value.yieldText ?? ""} ${value.servings ?? ""}`.match(/\d+/g));

/** Servings of the markup, marked where the page names another number of people. */
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
  // A yield of 1 is the usual default of an empty field.
  return count === 1 ? contradicted({ ...shown, repaired: ["filled"] }, own) : contradicted(own, shown);
}
