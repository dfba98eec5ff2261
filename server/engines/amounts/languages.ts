import type { LanguageFile } from "../languages/language-file.mjs";
import { splitCommaLists } from "../languages/split-lists.ts";

/** The words for amounts in one language. The schema of the language files describes each list. */
export type AmountWords = NonNullable<LanguageFile["amounts"]>;

const files = import.meta.glob<AmountWords | null>("../languages/data/*.json", {
  eager: true,
  import: "amounts",
});
const wordsByCode = new Map(
  Object.entries(files).flatMap(([path, words]) =>
    words === null
      ? []
      : [
          [
            path.slice(path.lastIndexOf("/") + 1, -".json".length),
            addDualUnitWords(splitCommaLists(words)),
          ] as const,
        ],
  ),
);

/**
 * Adds the duals of all unit words, which mean two of the unit, to the units and to the words for 2: "كوبان"
 * for "كوب", "رشتان" for "رشة".
 */
function addDualUnitWords(words: AmountWords): AmountWords {
  const { dualEndings = [], units, numbers } = words;
  if (dualEndings.length === 0) return words;
  const dualsOf = (unit: string) =>
    /^[\p{L} ]{2,}$/u.test(unit)
      ? dualEndings.map((ending) => unit.replace(/\p{L}+/gu, (word) => word.replace(/ة$/, "ت") + ending))
      : [];
  const twos = Object.values(units).flatMap((list) => list.flatMap(dualsOf));
  return {
    ...words,
    units: Object.fromEntries(
      Object.entries(units).map(([id, list]) => [id, [...list, ...list.flatMap(dualsOf)]]),
    ),
    numbers: { ...numbers, 2: [...(numbers[2] ?? []), ...twos.map((dual) => dual.split(" ")[0] ?? "")] },
  };
}

/**
 * If the language of a line is unknown, a word of these languages wins over the same word of any other
 * language. Among these, the earlier language wins.
 */
const LEADING = ["en", "de", "fr", "es", "it", "nl", "pt", "sv", "da", "pl"];
/** Further languages in order of precedence. All remaining ones follow in the order of their codes. */
const FOLLOWING = ["cs", "sk", "hu", "hr", "el", "tr", "ja"];

/** Codes of the languages with words for amounts, in order of precedence. */
export const LANGUAGES: readonly string[] = [
  ...new Set([...LEADING, ...FOLLOWING, ...[...wordsByCode.keys()].sort()]),
];

/**
 * Whether the words of other languages win if the language of a line is unknown: the unit words "tk" and "cs"
 * are ambiguous.
 */
export const hasLowerUnitWordPriority = (language: string): boolean =>
  LANGUAGES.indexOf(language) >= LEADING.length;

/** A code of `LANGUAGES`, or `any` for an unknown language, which means the words of all languages. */
export type Language = string;

/** The words for amounts in a language. Throws for a code that is not in `LANGUAGES`. */
export function getAmountWords(language: Language): AmountWords {
  const words = wordsByCode.get(language);
  if (!words) throw new Error(`There are no words of "${language}".`);
  return words;
}

const codes: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.flatMap((language) =>
    [language, ...(getAmountWords(language).aliases ?? [])].map((code) => [code, language] as const),
  ),
);

/** The language of a BCP 47 tag ("de" for "de-AT"); `any` if there are no words for it. */
export function parseLanguageTag(tag: string): Language {
  return codes.get(tag.slice(0, 35).toLowerCase().split(/[-_]/)[0] ?? "") ?? "any";
}

/** Whether a noun has the ending of the dual, which means two of it: "بصلتان" (two onions). */
export const hasArabicDualEnding = (noun: string, language: Language | undefined): boolean =>
  ((language !== undefined && wordsByCode.get(language)?.dualEndings) || []).some((ending) =>
    noun.slice(2).endsWith(`ت${ending}`),
  );

/** Words that add a half and may be attached to the unit before them: "ถ้วยครึ่ง". */
export const getHalfSuffixes = (language: Language): readonly string[] =>
  wordsByCode.get(language)?.andHalf ?? [];

/** Whether the language means one by a measure without a number: "כוס סוכר" is one cup of sugar. */
export const mayMeanOneByUnitAlone = (language: Language | undefined): boolean =>
  (language !== undefined && wordsByCode.get(language)?.unitsAlone) ?? false;

/**
 * The number format of a language: whether decimals follow a comma, and whether a space separates thousands.
 */
export type NumberStyle = { decimalComma: boolean; spacedThousands: boolean };

export function getNumberStyle(language: Language): NumberStyle {
  const { decimalPoint = false, spacedThousands = false } = wordsByCode.get(language) ?? {};
  return { decimalComma: !decimalPoint, spacedThousands };
}

/** Whether decimals of a language have a comma; `language` is a code of `LANGUAGES`. */
export const usesDecimalComma = (language: Language): boolean => getNumberStyle(language).decimalComma;
