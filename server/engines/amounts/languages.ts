import type { LanguageFile } from "../languages/language-file.mjs";
import { splitCommaLists } from "../languages/split-lists.ts";

/** The words of amounts in one language; their schema says what each list holds. */
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
            withDuals(splitCommaLists(words)),
          ] as const,
        ],
  ),
);

/** Adds the duals of unit words to them and to the number words of two: "كوبان" of "كوب", "رشتان" of "رشة". */
function withDuals(words: AmountWords): AmountWords {
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
 * If the language is unknown, the words of these languages win over all others, and earlier ones win ties.
 */
const LEADING = ["en", "de", "fr", "es", "it", "nl", "pt", "sv", "da", "pl"];
/** Their order only decides ties. Other languages follow in the order of their codes. */
const FOLLOWING = ["cs", "sk", "hu", "hr", "el", "tr", "ja"];

/** Codes of the languages with words for amounts, in order of precedence. */
export const LANGUAGES: readonly string[] = [
  ...new Set([...LEADING, ...FOLLOWING, ...[...wordsByCode.keys()].sort()]),
];

/** Whether the words of other languages win if the language is unknown: "tk" and "cs" are ambiguous. */
export const isYielding = (language: string): boolean => LANGUAGES.indexOf(language) >= LEADING.length;

/** A code of `LANGUAGES`, or `any`: every vocabulary at once, for words of an unknown language. */
export type Language = string;

/** @throws for a code that is not in `LANGUAGES` */
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

/** The language of a BCP 47 tag ("de-AT" is de), `any` if its words are not known. */
export function parseLanguageTag(tag: string): Language {
  return codes.get(tag.slice(0, 35).toLowerCase().split(/[-_]/)[0] ?? "") ?? "any";
}

/** Whether a noun ends like two of it in its language: "بصلتان". */
export const hasDual = (noun: string, language: Language | undefined): boolean =>
  ((language !== undefined && wordsByCode.get(language)?.dualEndings) || []).some((ending) =>
    noun.slice(2).endsWith(`ت${ending}`),
  );

/** Words that add a half and may be glued to the unit before them: "ถ้วยครึ่ง". */
export const halfEndings = (language: Language): readonly string[] =>
  wordsByCode.get(language)?.andHalf ?? [];

/** Whether a measure without a number is one of it. */
export const hasUnitsAlone = (language: Language | undefined): boolean =>
  (language !== undefined && wordsByCode.get(language)?.unitsAlone) ?? false;

/**
 * The number format of a language: comma or point before decimals, with or without a space between
 * thousands.
 */
export type NumberStyle = { decimalComma: boolean; spacedThousands: boolean };

export function getNumberStyle(language: Language): NumberStyle {
  const { decimalPoint = false, spacedThousands = false } = wordsByCode.get(language) ?? {};
  return { decimalComma: !decimalPoint, spacedThousands };
}
