import { readCandidates, type TextQuery } from "./external-index.ts";
import { namesOfDiet } from "./lexicon/lexicon.ts";
import { everything, narrowed, wordsAnywhere } from "./query/expressions.ts";
import { avoidedByDiets, hasAvoided } from "./ranking/exclude.ts";
import type { Gathered } from "./retrieve-candidates.ts";
import type { SqlHandle } from "./sql-handle.ts";
import { candidates } from "./statements.ts";
import { codedStem } from "./words/languages.ts";

const MOST = 200;

/** Recipes for a text that names no dish: "dinner for two", "vegan", "in 20 minutes". */
export async function gatherByWishes(sql: SqlHandle, query: TextQuery): Promise<Gathered> {
  const { scopes, understood, vocabulary } = query;
  const { minutes, servings, diets } = understood.wishes;
  const filters = [
    ...query.filters,
    ...(minutes === null ? [] : [{ text: "f.cooking_time <= ?", args: [minutes] }]),
    ...(servings === null
      ? []
      : [
          {
            text: "f.servings BETWEEN ? AND ?",
            args: [Math.ceil(servings * 0.7), Math.floor(servings * 1.4)],
          },
        ]),
  ];
  const stems = (word: string) => vocabulary.languages.map((language) => codedStem(word, language));
  const named = diets.map((diet) => {
    const names = namesOfDiet(diet);
    const single = [...new Set(names.flatMap((words) => (words.length === 1 ? stems(words[0] ?? "") : [])))];
    const itself = diet.split(" ").map(stems);
    return [[single], ...(itself.length > 1 ? [itself] : [])]
      .map((words) => wordsAnywhere(scopes, words))
      .join(" OR ");
  });
  const expression = narrowed(
    [...query.within, ...(named.length > 0 ? named.map((item) => `(${item})`) : [everything(scopes)])],
    query.excluded,
  );
  if (expression === null) return { found: [], expressions: [], isWhole: true, total: null };
  const read = (entry: string) =>
    readCandidates(sql, candidates(entry, { scopes, filters }, { docIds: [], isLeftOut: true }, MOST));
  const found = await read(expression);
  const anything = narrowed([...query.within, everything(scopes)], query.excluded);
  // Where no recipe names a diet, those that have nothing it goes without are of it all the same.
  if (found.length === 0 && named.length > 0 && anything !== null) {
    const avoided = avoidedByDiets(understood.wishes);
    found.push(...(await read(anything)).filter((candidate) => !hasAvoided(candidate, avoided)));
  }
  // The filters are of this text alone: what was found is the whole answer.
  return { found, expressions: [], isWhole: true, total: null };
}
