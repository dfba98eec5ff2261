import type { ScaledLine } from "#server/engines/scaling/scaling.ts";

/** An ingredient line in columns. The columns joined are the line: no word is lost or repeated. */
export type LineColumns = { amount: string; words: string; notes: string };

/**
 * Splits an ingredient line after its leading amount and before its notes. `notes` are the recipe's notes for
 * the line; they are split off only if the line ends with them.
 */
export function splitLineAtAmountAndNotes(
  line: Pick<ScaledLine, "text" | "amountText">,
  notes: string | null,
): LineColumns {
  const { amountText, text } = line;
  const amount = longestAmountPrefixOfLine(text, amountText);
  const rest = text.slice(amount.length).trimStart();
  const index = notes === null || notes === "" || !rest.endsWith(notes) ? -1 : rest.length - notes.length;
  // A line that consists of notes alone is not split, because its name would be empty.
  if (index <= 0) return { amount, words: rest, notes: "" };
  const name = rest.slice(0, index).replace(/[\s,;(–-]+$/, "");
  return name === ""
    ? { amount, words: rest, notes: "" }
    : { amount, words: name, notes: rest.slice(name.length) };
}

/**
 * The longest start of the amount that the line starts with, for example "3½" of "3½ bulbs" in "3½ fennel
 * bulbs".
 */
function longestAmountPrefixOfLine(text: string, amountText: string): string {
  for (let amount = amountText; /\p{N}/u.test(amount); amount = amount.slice(0, amount.lastIndexOf(" "))) {
    if (text.startsWith(amount) && isIndexAtWordEnd(text, amount.length)) return amount;
    if (!amount.includes(" ")) break;
  }
  return "";
}

const number = "[\\d\\u00bc-\\u00be\\u2150-\\u215e]";
/**
 * Matches where an amount may break: at a space that is not between a number and its unit, or after the slash
 * of "400 g/14 oz".
 */
const breaks = new RegExp(`(?<!${number}) | (?!${number}|\\p{L})|(?<=\\p{L}/)`, "u");

/** Number of characters above which a part may not fit into its column, so it may break anywhere. */
export const LONG_PART = 9;

/** Whether an amount needs two lines of its column, for example "1 tbsp plus 2¼ tsp". */
export const isAmountTooLongForOneLine = (amount: string): boolean => amount.length > 13;

/**
 * Splits an amount into parts that must not break, for example "3 (400 g) tins" into "3", "(400 g)" and
 * "tins". `isJoined` parts follow without a space.
 */
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

function isIndexAtWordEnd(text: string, index: number): boolean {
  return index === text.length || !/[\p{L}\p{N}]/u.test(text.charAt(index));
}
