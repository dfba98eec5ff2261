import {
  type Cursor,
  findUnitByWordOrNull,
  isArticle,
  isMarkToken,
  isPlus,
  isTie,
  parseNumberWordOrNull,
  replaceCursorTokens,
  type Token,
} from "#server/engines/amounts/amounts.ts";
import { isPreparationAdverb, isPreparationParticiple } from "./name-words.ts";
import { getNameVocabulary } from "./other-words.ts";
import { countPreparationTokensAfterName } from "./preparation.ts";
import { type LineReading, readLineByRules } from "./read-line.ts";
import { readNonEnglishLine } from "./read-other-line.ts";

/** Matches words after a number that describe the first ingredient ("6 oz each", "2 cut in half"). */
const NO_NAME =
  /^(?:whole|each|thick|long|wide|days?|inches|left|more|in|for|with|at|total|apiece|percent|cut|of|or|if|about)$/i;
/** Matches a Chinese, Japanese or Korean name with "a little". */
const VAGUE = /^\p{L}{1,6} ?(?:少许|少許|适量|適量|少々|약간)$/u;

/**
 * Whether the line has a second ingredient with its own amount in the name or notes: "1 cup milk, 2 eggs", "2 uova
 * + 1 tuorlo", "卵1個、砂糖大さじ2". In "1 chicken, 4 pieces" and "2 carrots, 1 chopped" the number belongs to the
 * first ingredient.
 */
export function hasNextIngredient(cursor: Cursor, { name, notes }: LineReading): boolean {
  const { line, tokens } = cursor;
  let depth = 0;
  let numbers = 0;
  for (let position = 0; position < tokens.length - 1; position += 1) {
    const token = tokens[position]!;
    if (token.kind === "number") numbers += 1;
    if (token.kind === "mark") depth += "([".includes(token.text) ? 1 : ")]".includes(token.text) ? -1 : 0;
    if (position < 1 || depth > 0 || !isIngredientSeparatorToken(cursor, position)) continue;
    let end = position + 1;
    while (end < tokens.length && !isIngredientSeparatorToken(cursor, end)) end += 1;
    const rest = tokens.slice(position + 1, end);
    const isCounted = rest[0]?.kind === "number" || isIntegerWordToken(rest[0], cursor);
    // The amount of "Rosmarin, frisch 10 g" is that of the first ingredient.
    if (!isCounted && numbers === 0) continue;
    const text = line.slice(rest[0]?.start, rest[rest[0]?.kind === "number" ? 1 : 0]?.end);
    const isRest = (rest.length > 1 || !isCounted) && (notes?.includes(text) || name.includes(text));
    if (isRest && isIngredientAfterSeparator(cursor, position, rest, isCounted)) return true;
  }
  return false;
}

const COMMA = ",、，;；";

function isIngredientSeparatorToken({ tokens, language }: Cursor, position: number): boolean {
  const token = tokens[position]!;
  return token.kind === "word" ? isPlus(token.text, language) : isMarkToken(token, `${COMMA}+&`);
}

/** Whether the tokens after a separator are an ingredient with an amount. */
function isIngredientAfterSeparator(
  cursor: Cursor,
  separator: number,
  tokens: readonly Token[],
  isCounted: boolean,
): boolean {
  const { line, language = "any" } = cursor;
  const isAfterComma = isMarkToken(cursor.tokens[separator], COMMA);
  // In English, a number after a name is rarely the amount of a second ingredient.
  if (!isCounted && (!isAfterComma || language === "en")) return false;
  const isVague = () => VAGUE.test(line.slice(tokens[0]?.start, tokens.at(-1)?.end));
  if (!isCounted && !tokens.some(({ kind }) => kind === "number")) return isVague();
  const rest = replaceCursorTokens(cursor, tokens);
  const second = tokens[1]?.text ?? "";
  if (
    isCounted
      ? isPreparationParticiple(second) || isPreparationAdverb(second)
      : countPreparationTokensAfterName(rest, 0, getNameVocabulary(language)) > 0
  )
    return false;
  const reading = language === "en" ? readLineByRules(rest) : readNonEnglishLine(rest, language);
  if (!reading || reading.amount.kind === "none" || !isPlausibleIngredientName(reading.name, cursor))
    return false;
  const category = reading.unit === null ? null : findUnitByWordOrNull(reading.unit, language)?.category;
  return category !== "length";
}

const isIntegerWordToken = (token: Token | undefined, { language }: Cursor) =>
  token?.kind === "word" &&
  parseNumberWordOrNull(token.text, language)?.d === 1 &&
  !isArticle(token.text, language);

/** Whether a name is neither a unit nor a description of the first ingredient. */
function isPlausibleIngredientName(name: string, { language }: Cursor): boolean {
  const [first = ""] = name.split(/[ ,]/, 1);
  return (
    /^\p{L}/u.test(name) &&
    findUnitByWordOrNull(name, language) === null &&
    !isPreparationParticiple(first) &&
    !isTie(first, language) &&
    !NO_NAME.test(first)
  );
}
