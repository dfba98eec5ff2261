import type { ScaledLine } from "#server/engines/scaling/scaling.ts";

/** A line in columns. Joined, they are the line: no word is lost or repeated. */
export type LineColumns = { amount: string; words: string; notes: string };

/**
 * Splits a line after its leading amount; `notes` are the words at its end that the recipe stores as notes, with their
 * punctuation.
 */
export function splitLineAtAmountAndNotes(
  line: Pick<ScaledLine, "text" | "amountText">,
  notes: string | null,
): LineColumns {
  const { amountText, text } = line;
  const amount = leadingAmount(text, amountText);
  const rest = text.slice(amount.length).trimStart();
  const index = notes === null || notes === "" || !rest.endsWith(notes) ? -1 : rest.length - notes.length;
  // A line that is all notes has no name.
  if (index <= 0) return { amount, words: rest, notes: "" };
  const name = rest.slice(0, index).replace(/[\s,;(–-]+$/, "");
  return name === ""
    ? { amount, words: rest, notes: "" }
    : { amount, words: name, notes: rest.slice(name.length) };
}

/** The part of the amount at the start of the line: the number of "3½ bulbs" for "3½ fennel bulbs". */
function leadingAmount(text: string, amountText: string): string {
  for (let amount = amountText; /\p{N}/u.test(amount); amount = amount.slice(0, amount.lastIndexOf(" "))) {
    if (text.startsWith(amount) && isWordEnd(text, amount.length)) return amount;
    if (!amount.includes(" ")) break;
  }
  return "";
}

const number = "[\\d\\u00bc-\\u00be\\u2150-\\u215e]";
/** A space that is not between a number and its unit, or the position after the slash of "400 g/14 oz". */
const breaks = new RegExp(`(?<!${number}) | (?!${number}|\\p{L})|(?<=\\p{L}/)`, "u");

/** A longer part may not fit on one line of its column, so it may break anywhere. */
export const LONG_PART = 9;

/** A longer amount takes two tight lines of its column: "1 tbsp plus 2¼ tsp". */
export const isWideAmount = (amount: string): boolean => amount.length > 13;

/** The parts of an amount that must not break: "3 (400 g) tins" is "3", "(400 g)", "tins". */
export function splitAmountIntoUnbreakableParts(
  amount: string,
): { part: string; offset: number; isJoined: boolean }[] {
  let index = 0;
  return amount.split(breaks).map((part) => {
    const place = amount.indexOf(part, index);
    const isJoined = place > 0 && place === index;
    index = place + part.length;
    return { part, offset: place, isJoined };
  });
}

function isWordEnd(text: string, index: number): boolean {
  return index === text.length || !/[\p{L}\p{N}]/u.test(text.charAt(index));
}
