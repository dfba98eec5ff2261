import { quoteMeiliValue } from "./meilisearch-filter.ts";

const PARTS = /"((?:[^"]|"")*)"|\(|\)|\b(?:AND|OR|NOT)\b/gu;
/**
 * Parts of an index token: the scope in an optional prefix, the field's letter and the encoded stem
 * (engines/search/tokens.ts).
 */
const TOKEN = /^((?:·\d+·)?)([tmip])(.*)$/su;
const OF_STEPS = /^(?:·\d+·)?b/u;
/**
 * The main text, "m", includes titles and ingredients, but a document holds a stem only with its narrowest
 * field. A token of "m" therefore becomes a filter for these three fields.
 */
const FIELDS_OF_MAIN = ["t", "i", "m"];

/**
 * Converts an FTS5 expression of the embedded search to a Meilisearch filter. Quoted words become filters on
 * tokens; "a NOT b" becomes "a AND NOT b".
 */
export function convertFtsExpressionToMeiliFilter(expression: string): string {
  const parts = Array.from(expression.matchAll(PARTS), ([part, word]) => {
    if (word !== undefined) return createTokenFilter(word.replaceAll('""', '"'));
    return part === "NOT" ? "AND NOT" : part;
  });
  return parts.join(" ");
}

function createTokenFilter(token: string): string {
  const [, mark = "", field = "", stem = ""] = TOKEN.exec(token) ?? [];
  if (field !== "m") return `tokens = ${quoteMeiliValue(token)}`;
  return `tokens IN [${FIELDS_OF_MAIN.map((item) => quoteMeiliValue(mark + item + stem)).join(", ")}]`;
}

/**
 * The tokens of the embedded search that a document stores. Leaves out tokens of steps, and tokens of the
 * main text whose stem is also in the title or the ingredients.
 */
export function selectTokensForMeili(tokens: readonly string[]): string[] {
  const all = new Set(tokens);
  return tokens.filter((token) => {
    const [, mark = "", field, stem = ""] = TOKEN.exec(token) ?? [];
    if (field === undefined) return !OF_STEPS.test(token);
    return field !== "m" || !(all.has(`${mark}t${stem}`) || all.has(`${mark}i${stem}`));
  });
}
