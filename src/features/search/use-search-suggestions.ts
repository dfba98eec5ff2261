import type { LucideIcon } from "lucide-react";
import { useRef } from "react";
import type { QuickAnswer } from "#server/features/search/schema.ts";
import { text as texts } from "#server/texts/en.ts";
import { trpc } from "../../lib/trpc.ts";
import { useDebouncedValue } from "../../lib/use-debounced.ts";

/**
 * An option of the search field: a suggested query, a recent search, the typed text, a recipe or a command.
 */
export type Suggestion =
  | { id: string; kind: "word" | "recent" | "typed"; text: string }
  | { id: string; kind: "command"; text: string; to: string | (() => void); icon: LucideIcon }
  | { id: string; kind: "recipe"; recipe: QuickAnswer[number]; facts: string };

const { cuisines } = texts.recipes;
const DEBOUNCE_MS = 150;
const MAX_QUERY_CHARS = 100;
const MAX_WORDS = 3;
const MAX_RECIPES = 5;
const none: readonly Suggestion[] = [];

/**
 * The options for the typed text, followed by `further`. For an empty field they are the recent searches. If
 * `leads`, the typed text itself is the first option. To avoid flicker, old suggestions stay until the new
 * ones are complete, as long as one text continues the other.
 */
export function useSearchSuggestions(
  typed: string,
  recent: readonly string[],
  isOn: boolean,
  { further = none, leads = false }: { further?: readonly Suggestion[] | undefined; leads?: boolean } = {},
): { suggestions: Suggestion[]; isSettled: boolean } {
  const text = typed.trim().slice(0, MAX_QUERY_CHARS);
  const settledText = useDebouncedValue(text, DEBOUNCE_MS);
  const options = { enabled: isOn && settledText !== "", retry: false };
  const recipes = trpc.search.quick.useQuery({ q: settledText || "-" }, options).data;
  const words = trpc.search.suggestions.useQuery(
    { q: settledText || "-", pageSize: MAX_WORDS },
    options,
  ).data;
  const settled = useRef<{ asked: string; shown: Suggestion[] }>({ asked: "", shown: [] });
  if (settledText !== "" && recipes && words) {
    settled.current = {
      asked: settledText,
      shown: [...createQuerySuggestions(words.suggestions), ...createRecipeSuggestions(recipes)],
    };
  }
  const { asked: known, shown } = settled.current;
  if (text === "")
    return { suggestions: [...recent.map(createRecentSearchSuggestion), ...further], isSettled: true };
  const typedSuggestion: Suggestion[] = leads ? [{ id: "typed", kind: "typed", text }] : [];
  const found = (isEitherTextPrefixOfOther(known, text) ? shown : []).filter(
    (suggestion) => !(leads && suggestion.kind === "word" && suggestion.text === text),
  );
  return { suggestions: [...typedSuggestion, ...found, ...further], isSettled: known === text };
}

function createRecentSearchSuggestion(text: string): Suggestion {
  return { id: `recent:${text}`, kind: "recent", text };
}

function createQuerySuggestions(texts: readonly string[]): Suggestion[] {
  return texts.map((text) => ({ id: `word:${text}`, kind: "word", text }));
}

function createRecipeSuggestions(recipes: QuickAnswer): Suggestion[] {
  return recipes.slice(0, MAX_RECIPES).map((recipe) => ({
    id: recipe.id,
    kind: "recipe",
    recipe,
    // "Other" is omitted, because it says nothing about the recipe.
    facts: recipe.cuisine === null || recipe.cuisine === "OTHER" ? "" : cuisines[recipe.cuisine],
  }));
}

/** Whether one of two texts starts with the other, in any case. */
function isEitherTextPrefixOfOther(left: string, right: string): boolean {
  const [short = "", long = ""] = [left.toLowerCase(), right.toLowerCase()].sort(
    (a, b) => a.length - b.length,
  );
  return short !== "" && long.startsWith(short);
}
