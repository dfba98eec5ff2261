import {
  ABOUT_MARKS,
  type Amount,
  type AmountReading,
  type Cursor,
  findUnitByWordOrNull,
  getTextBetweenTokens,
  isAbout,
  isHalf,
  isMarkToken,
  isOf,
  isPlus,
  isTie,
  type Language,
  NO_AMOUNT,
  parseNumberWordOrNull,
  readLeadingAmountOrNull,
  readMeasureAtToken,
  readUnitAtToken,
  replaceCursorTokens,
  skipListedPhrase,
  type Token,
} from "#server/engines/amounts/amounts.ts";
import {
  isPreparationAdverb,
  isPreparationParticiple,
  isWordForPartOfIngredient,
  isWordStartingNote,
} from "./name-words.ts";
import { readNameAndNotes } from "./read-name.ts";

/** The reading of a line before its words are checked for completeness. */
export type LineReading = {
  amount: Amount;
  unit: string | null;
  size: string | null;
  name: string;
  notes: string | null;
};

/** Reads an English line in one of three orders: "2 cups flour", "juice of 1 lemon", "Flour 200 g". */
export function readLineByRules(cursor: Cursor): LineReading | null {
  const leading = readLeadingAmountOrNull(cursor);
  if (leading) return combineAmountWithName(leading, readNameAndNotes(cursor, leading.next));
  return (
    readPartOfIngredient(cursor) ??
    readLineWithTrailingAmount(cursor) ??
    combineAmountWithName(null, readNameAndNotes(cursor, 0))
  );
}

const dropTokensBefore = (cursor: Cursor, position: number) =>
  replaceCursorTokens(cursor, cursor.tokens.slice(position));

/**
 * Reads a part of a fruit: "Finely grated zest and juice of 2 lemons" is two lemons, with the rest as note.
 */
function readPartOfIngredient(cursor: Cursor): LineReading | null {
  const of = cursor.tokens.findIndex((token) => token.kind === "word" && isOf(token.text));
  const leads = cursor.tokens.slice(0, Math.max(of, 0));
  const allSay = leads.every(
    ({ kind, text }) =>
      kind === "word" &&
      (isWordForPartOfIngredient(text) ||
        isPlus(text) ||
        isPreparationParticiple(text) ||
        isPreparationAdverb(text)),
  );
  if (!allSay || !leads.some((token) => isWordForPartOfIngredient(token.text))) return null;
  const rest = dropTokensBefore(cursor, of + 1);
  const amount = readLeadingAmountOrNull(rest);
  if (!amount) return null;
  const name = readNameAndNotes(rest, amount.next);
  const said = getTextBetweenTokens(cursor, 0, of + 1);
  return combineAmountWithName(amount, {
    ...name,
    notes: [said, name.notes].filter((text) => text !== null).join(", "),
  });
}

/** Number of positions at which an amount after the name is tried. */
const MAX_TRIES = 6;

/**
 * Reads the first amount after a name that only notes follow ("Flour 200 g", "Kosher salt, 2 tsp plus more",
 * "Onions (2)"). An amount without a unit needs a mark before it.
 */
export function readLineWithTrailingAmount(cursor: Cursor): LineReading | null {
  let tries = 0;
  for (let start = 1; start < cursor.tokens.length && tries < MAX_TRIES; start += 1) {
    const token = cursor.tokens[start];
    const isWord =
      token?.kind === "word" && (parseNumberWordOrNull(token.text) !== null || isHalf(token.text));
    if (token?.kind !== "number" && !(isWord && isMarkToken(cursor.tokens[start - 1], JOINTS))) continue;
    tries += 1;
    const reading = readTrailingAmountAt(cursor, start);
    if (reading) return reading;
  }
  return null;
}

const JOINTS = ",;:=–—-|([×";

function readTrailingAmountAt(cursor: Cursor, start: number): LineReading | null {
  const { tokens, language } = cursor;
  const before1 = tokens[start - 1];
  const isLed = start > 1 && (isMarkToken(before1, ABOUT_MARKS) || isLowerCaseAboutToken(before1, language));
  const lead = isLed ? start - 1 : start;
  const rest = dropTokensBefore(cursor, lead);
  const amount = readLeadingAmountOrNull(rest);
  const isApart = isMarkToken(tokens[lead - 1], JOINTS);
  if (!amount || amount.amount.kind === "none" || !(amount.unit ? isAmountNotLength(amount) : isApart))
    return null;
  const isHeld = isMarkToken(tokens[lead - 1], "([");
  const follower = rest.tokens[amount.next];
  if (
    isHeld
      ? !isMarkToken(follower, ")]") || rest.tokens.length > amount.next + 1
      : !isLineEndOrNoteStart(follower)
  )
    return null;
  if (amount.unit === null && !isSmallCount(amount.amount)) return null;
  let end = lead;
  while (end > 0 && isMarkToken(tokens[end - 1], `${JOINTS}.…`)) end -= 1;
  const names = tokens.slice(0, end);
  const last = names.at(-1);
  if (last === undefined || hasOpenBracket(names) || !names.some(({ kind }) => kind === "word")) return null;
  if (!isApart && (NAMED_BY_NUMBER.test(last.text) || names.some((token) => isMarkToken(token, ",;:()"))))
    return null;
  const name = readNameAndNotes(replaceCursorTokens(cursor, names), 0);
  const tail = readNameAndNotes(rest, isHeld ? amount.next + 1 : amount.next);
  const notes = [name.notes, tail.name, tail.notes].filter((text) => text !== null);
  return combineAmountWithName(amount, {
    name: name.name,
    notes: notes.length > 0 ? notes.join(", ") : null,
  });
}

/** Whether a word is "about" in lower case, because the Max of "Pepsi Max 330 ml" is part of a name. */
const isLowerCaseAboutToken = (token: Token | undefined, language: Language | undefined) =>
  token !== undefined && /^\p{Ll}/u.test(token.text) && isAbout(token.text, language);

const isAmountNotLength = ({ unit }: AmountReading) =>
  (unit === null ? null : (findUnitByWordOrNull(unit)?.category ?? null)) !== "length";

function isSmallCount(amount: Amount): boolean {
  if (amount.kind === "pack") return true;
  const value = amount.kind === "one" ? amount.value : amount.kind === "range" ? amount.to : null;
  return value !== null && value.n > 0 && value.n <= MAX_BARE_COUNT * value.d;
}

/** Whether a bracket is still open after these tokens, so that the next token is inside it. */
export function hasOpenBracket(tokens: readonly Token[]): boolean {
  let depth = 0;
  for (const token of tokens) depth += isMarkToken(token, "([") ? 1 : isMarkToken(token, ")]") ? -1 : 0;
  return depth > 0;
}

/**
 * Reads one container with its size in brackets: "bag of spinach (10 oz)", "packet yeast (7 g)". Null for other
 * lines.
 */
export function readContainerWithSize(cursor: Cursor): LineReading | null {
  const { tokens, language } = cursor;
  if (tokens[0]?.kind !== "word" || !isMarkToken(tokens.at(-1), ")")) return null;
  const unit = readUnitAtToken(cursor, 0);
  const open = tokens.findIndex((token) => isMarkToken(token, "("));
  const size = unit?.kind.container && open > unit.next ? readMeasureAtToken(cursor, open + 1) : null;
  if (!unit || size?.measure.kind !== "one" || size.next !== tokens.length - 1) return null;
  if (!/^(?:mass|volume)$/.test(size.kind.category)) return null;
  const start = skipListedPhrase(cursor, unit.next, "of");
  const names = tokens.slice(start, open);
  if (names.length === 0 || names.some(({ kind, text }) => kind !== "word" || isPlus(text, language)))
    return null;
  const amount: Amount = { kind: "pack", count: { n: 1, d: 1 }, size: size.measure, as: "whole" };
  const name = getTextBetweenTokens(cursor, start, open);
  return name === null ? null : { amount, unit: unit.text, size: null, name, notes: null };
}

/** Highest number without a unit after a name that is a count ("Eggs - 3"). */
const MAX_BARE_COUNT = 50;
const MAX_NAME_WORDS = 4;
/** Matches words before a number that is a label and no count ("type 00", "vitamin B 12", "omega 3"). */
export const NAMED_BY_NUMBER =
  /^(?:\p{Script=Latin}{1,2}|types?|typ|tipo|nr|no|num|number|size|grade|vitamin|omega|serves|makes|part|step|layer|stage|recipe|mark|proof|vol|cut|into|yields?|make|with|from)\.?$/iu;

/**
 * Reads a line of a few words and a final count ("Eggs - 3", "Garlic cloves x 3", "savoiardi 12"); null for
 * others.
 */
export function readNameWithTrailingCount(cursor: Cursor): LineReading | null {
  const { tokens } = cursor;
  const count = tokens.at(-1);
  if (count?.kind !== "number" || tokens.length > MAX_NAME_WORDS + 2 || !isPlausibleBareCount(count))
    return null;
  const mark = tokens.at(-2);
  const isApart = isMarkToken(mark, ":–—-×") || /^x$/i.test(mark?.text ?? "");
  const joint = isApart ? tokens.length - 2 : tokens.length - 1;
  const from = tokens[joint - 1];
  if (isMarkToken(mark, "–—-") && from?.kind === "number" && isPlausibleBareCount(from)) {
    const isRange = from.value.n < count.value.n && isCountableName(tokens.slice(0, joint - 1), cursor);
    const said = isRange ? getTextBetweenTokens(cursor, 0, joint - 1) : null;
    const range: Amount = { kind: "range", from: from.value, to: count.value, as: "whole" };
    return said === null ? null : { amount: range, unit: null, size: null, name: said, notes: null };
  }
  // A hyphen without spaces is part of a name ("Gin-9").
  if (isMarkToken(mark, "–—-") && mark?.end === count.start) return null;
  // A size may precede the name ("8-inch tortillas x 6").
  const isSized =
    isApart &&
    tokens[0]?.kind === "number" &&
    findUnitByWordOrNull(tokens[2]?.text ?? "")?.category === "length";
  if (!isCountableName(tokens.slice(isSized ? 3 : 0, joint), cursor)) return null;
  const amount: Amount = { kind: "one", value: count.value, as: "whole" };
  const name = getTextBetweenTokens(cursor, 0, joint);
  return name === null ? null : { amount, unit: null, size: null, name, notes: null };
}

const isPlausibleBareCount = ({ value, as, text }: Token & { kind: "number" }) =>
  as === "whole" && value.n > 0 && value.n <= MAX_BARE_COUNT && !text.startsWith("0");

/** Whether the tokens are words only and a number after them is a count and no label. */
function isCountableName(names: readonly Token[], { language }: Cursor): boolean {
  const last = names.at(-1);
  if (last === undefined || names.length > MAX_NAME_WORDS) return false;
  if (names.some(({ kind }) => kind !== "word")) return false;
  return !NAMED_BY_NUMBER.test(last.text) && !isTie(last.text, language);
}

function isLineEndOrNoteStart(token: Token | undefined): boolean {
  if (token?.text === "per") return false;
  if (token?.kind === "word")
    return isPlus(token.text) || isWordStartingNote(token.text) || isPreparationParticiple(token.text);
  return token === undefined || isMarkToken(token, ",;(–—-.");
}

/**
 * Combines an amount with the rest of its line. If the name is missing, the unit becomes the name ("4
 * cloves"), or else the notes ("salt (fine)").
 */
export function combineAmountWithName(
  found: AmountReading | null,
  rest: { name: string | null; notes: string | null },
): LineReading | null {
  const { amount, unit, size } = found ?? { amount: NO_AMOUNT, unit: null, size: null };
  if (rest.name !== null) return { amount, unit, size, name: rest.name, notes: rest.notes };
  if (unit !== null && amount.kind !== "sum")
    return { amount, unit: null, size, name: unit, notes: rest.notes };
  return rest.notes === null ? null : { amount, unit, size, name: rest.notes, notes: null };
}
