import { findUnitByWordOrNull } from "#server/engines/amounts/amounts.ts";

const SHORT =
  /^(?:ca|approx|std|sek|sec|tbsp|tsp|tbs|oz|lb|lbs|pck|pkt|pkg|päckchen|st|stk|gr|geh|gestr|gem|evtl|bzw|z|b|ggf|inkl|usw|etc|incl|vs|no|nr|c|à|s|cuil|env|cda|cdas|cdta|q|dr|mr|mrs|ms|vol|fig|i\.e|e\.g|d\.h|opt|max|deg|temp|ung|osv|ev|dvs|dl|łyż|szkl|np)$/iu;

/** Matches the end of a temperature: "at 180 °C." ends a sentence, "2 C. sugar" does not. */
const DEGREES = /(?:[°º]\s?|\d\d\s?)[CF]$/;

const NO_START = /^[\p{Ll}\d(]/u;

/**
 * Splits a text into sentences at a full stop, question mark or exclamation mark before a capital letter, an
 * opening quote or an amount, but not after "ca.", "Pck." or a single letter.
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(/(?<![.!?…])([.!?…]+["'»”)]*)(?:\s+|(?=\p{Lu}\p{Ll}))/gu)) {
    const end = match.index + (match[1]?.length ?? 0);
    const next = text.slice(match.index + match[0].length);
    if (next === "" || (NO_START.test(next) && !/^\d+(?:[.,]\d+)? ?\p{L}+/u.test(next))) continue;
    if (NO_START.test(next) && /^\p{Ll}/u.test(next)) continue;
    if (match[1] === ".") {
      const before = /([\p{L}.]+)$/u.exec(text.slice(Math.max(0, match.index - 24), match.index))?.[1] ?? "";
      if (
        !DEGREES.test(text.slice(Math.max(0, match.index - 6), match.index)) &&
        (SHORT.test(before) ||
          (before.length === 1 && /\p{L}/u.test(before)) ||
          isUnitAbbreviationAfterNumber(before, text, match.index))
      )
        continue;
      // The full stop after a number at the beginning of a sentence belongs to the number: "1. Mix".
      if (before === "" && /\d/.test(text[match.index - 1] ?? "") && match.index - from <= 3) continue;
    }
    sentences.push(text.slice(from, end).trim());
    from = match.index + match[0].length;
  }
  const rest = text.slice(from).trim();
  if (rest !== "") sentences.push(rest);
  return sentences;
}

const COUNTED =
  /(?:^|\s)(?:(?:step|schritt|étape|etape|paso|passo|stap|steg|krok)\s)?\(?(\d{1,2})\s?(?:[.):]\s*(?=[^\s\d])|[.)]\s+(?=\d))/giu;

/**
 * Splits a text at numbers that count up from `first`: "1. Mix. 2. Bake.". `lead` is the text before them.
 * Null if the numbers do not reach 2.
 */
export function splitAtAscendingNumbersOrNull(
  text: string,
  first = 1,
): { lead: string; parts: string[] } | null {
  const marks: { start: number; end: number }[] = [];
  for (const match of text.matchAll(COUNTED)) {
    if (Number(match[1]) === marks.length + first)
      marks.push({ start: match.index, end: match.index + match[0].length });
  }
  const [opening] = marks;
  if (opening === undefined || marks.length + first < 3) return null;
  const parts = marks.map((mark, index) =>
    text.slice(mark.end, marks[index + 1]?.start ?? text.length).trim(),
  );
  return { lead: text.slice(0, opening.start).trim(), parts: parts.filter((part) => part !== "") };
}

/**
 * Splits a text at numbers that count up from 1: "1. Mix. 2. Bake.". Other texts are returned as one step.
 */
export function splitAtStepNumbers(text: string): string[] {
  const found = splitAtAscendingNumbersOrNull(text);
  return found?.lead === "" ? found.parts : [text];
}

/** Whether a word is an abbreviated unit after a number: "Tbsp" in "2 Tbsp. flour". */
function isUnitAbbreviationAfterNumber(word: string, text: string, position: number): boolean {
  if (word.length > 5 || findUnitByWordOrNull(word) === null) return false;
  return /[\d¼½¾⅓⅔]\s?$/.test(text.slice(Math.max(0, position - word.length - 3), position - word.length));
}
