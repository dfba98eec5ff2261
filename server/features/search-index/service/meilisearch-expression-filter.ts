import { quoteMeiliValue } from "./meilisearch-filter.ts";

const PARTS = /"((?:[^"]|"")*)"|\(|\)|\b(?:AND|OR|NOT)\b/gu;
/** The scope's mark, the field, the coded stem: see `tokens.ts` of the embedded search. */
const TOKEN = /^((?:·\d+·)?)([tmip])(.*)$/su;
const OF_STEPS = /^(?:·\d+·)?b/u;
/** A word is indexed once, in the narrowest field that has it. */
const FIELDS_OF_MAIN = ["t", "i", "m"];

/**
 * An expression of the embedded search as a filter: words in quotes become tokens of the documents, "a NOT b" is
 * "a AND NOT b".
 */
export function convertFtsExpressionToMeiliFilter(expression: string): string {
  const parts = Array.from(expression.matchAll(PARTS), ([part, word]) => {
    if (word !== undefined) return tokenFilter(word.replaceAll('""', '"'));
    return part === "NOT" ? "AND NOT" : part;
  });
  return parts.join(" ");
}

function tokenFilter(token: string): string {
  const [, mark = "", field = "", stem = ""] = TOKEN.exec(token) ?? [];
  if (field !== "m") return `tokens = ${quoteMeiliValue(token)}`;
  return `tokens IN [${FIELDS_OF_MAIN.map((item) => quoteMeiliValue(mark + item + stem)).join(", ")}]`;
}

/** The tokens that a document carries of those that the embedded search makes of a recipe. */
export function selectTokensForMeili(tokens: readonly string[]): string[] {
  const all = new Set(tokens);
  return tokens.filter((token) => {
    const [, mark = "", field, stem = ""] = TOKEN.exec(token) ?? [];
    if (field === undefined) return !OF_STEPS.test(token);
    return field !== "m" || !(all.has(`${mark}t${stem}`) || all.has(`${mark}i${stem}`));
  });
}
