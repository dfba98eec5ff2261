import { recipes } from "#db/schema/index.ts";
import { foldText } from "#server/features/recipes/service/fold-text.ts";
import { pageMeta } from "#server/features/recipes/service/page-meta.ts";
import { searchReader } from "#server/features/search-index/service/search-handle.ts";
import { readerOf, type Viewer } from "#server/guards/member.ts";
import type { SuggestionsAnswer, SuggestionsInput } from "../schema.ts";
import { byCount, countOf, pageOf } from "./counts.ts";
import { readable } from "./readable.ts";
import type { SearchDeps } from "./search-deps.ts";

/** So many recipes are read for the words of their titles. */
const SUGGESTING_RECIPES = 200;
/** What stands between two words of a title and says nothing by itself. */
const JOINING_WORD = /^(?:.{1,3}|with|from)$/u;

/**
 * How a text may go on, by the titles that the viewer may see: its last word completed, and the word that follows. The
 * titles are those that a quick search finds, so a bounded number of them.
 */
export async function suggestWords(
  { db, search }: SearchDeps,
  viewer: Viewer,
  input: SuggestionsInput,
): Promise<SuggestionsAnswer> {
  const { owners } = readerOf(viewer);
  const rowIds = await search.quick(searchReader(db), { text: input.q, owners, limit: SUGGESTING_RECIPES });
  const rows =
    rowIds.length === 0
      ? []
      : await db.select({ title: recipes.title }).from(recipes).where(readable(rowIds, owners));
  const [, lead = "", last = ""] = /^(.*\s)?(\S+)$/u.exec(input.q) ?? [];
  const counts = countOf(rows.flatMap(({ title }) => [...new Set(continuations(title, last))]));
  const texts = [...counts].sort(byCount).map(([word]) => `${lead.toLowerCase()}${word}`);
  return { suggestions: pageOf(texts, input), metadata: pageMeta(input, texts.length) };
}

/** "Onion soup" after "oni" -> "onion", "onion soup"; after "onion" -> "onion soup". */
function continuations(title: string, last: string): string[] {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const begun = foldText(last);
  return words.flatMap((word, at) => {
    if (!foldText(word).startsWith(begun)) return [];
    const next = words[at + 1] ?? "";
    return [
      ...(foldText(word) === begun ? [] : [word]),
      ...(JOINING_WORD.test(next) || next === "" ? [] : [`${word} ${next}`]),
    ];
  });
}
