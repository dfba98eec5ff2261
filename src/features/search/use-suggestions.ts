import type { LucideIcon } from "lucide-react";
import { useRef } from "react";
import type { QuickAnswer } from "#server/features/search/schema.ts";
import { text as texts } from "#server/texts/en.ts";
import { trpc } from "../../lib/trpc.ts";
import { useSettled } from "../../lib/use-settled.ts";

/** An option of the search field: a query, the typed text, a recipe or a command. */
export type Suggestion =
  | { id: string; kind: "word" | "recent" | "typed"; text: string }
  | { id: string; kind: "command"; text: string; path: string; icon: LucideIcon }
  | { id: string; kind: "recipe"; recipe: QuickAnswer[number]; facts: string };

const { cuisines } = texts.recipes;
const pause = 150;
const longest = 100;
const mostWords = 3;
const mostRecipes = 5;
const none: readonly Suggestion[] = [];

/**
 * Suggestions for the typed text, which is the first one if the list `leads`; for an empty field the recent searches;
 * then `further`. Old suggestions stay until new ones are complete while one text continues the other, to avoid
 * flicker.
 */
export function useSuggestions(
  typed: string,
  recent: readonly string[],
  isOn: boolean,
  { further = none, leads = false }: { further?: readonly Suggestion[] | undefined; leads?: boolean } = {},
): { suggestions: Suggestion[]; isSettled: boolean } {
  const text = typed.trim().slice(0, longest);
  const asked = useSettled(text, pause);
  const options = { enabled: isOn && asked !== "", retry: false };
  const recipes = trpc.search.quick.useQuery({ q: asked || "-" }, options).data;
  const words = trpc.search.suggestions.useQuery({ q: asked || "-", pageSize: mostWords }, options).data;
  const settled = useRef<{ asked: string; shown: Suggestion[] }>({ asked: "", shown: [] });
  if (asked !== "" && recipes && words) {
    settled.current = { asked, shown: [...wordsOf(words.suggestions), ...recipesOf(recipes)] };
  }
  const { asked: known, shown } = settled.current;
  if (text === "") return { suggestions: [...recent.map(asRecent), ...further], isSettled: true };
  const typedItself: Suggestion[] = leads ? [{ id: "typed", kind: "typed", text }] : [];
  const found = (goesOn(known, text) ? shown : []).filter(
    (one) => !(leads && one.kind === "word" && one.text === text),
  );
  return { suggestions: [...typedItself, ...found, ...further], isSettled: known === text };
}

function asRecent(text: string): Suggestion {
  return { id: `recent:${text}`, kind: "recent", text };
}

function wordsOf(texts: readonly string[]): Suggestion[] {
  return texts.map((text) => ({ id: `word:${text}`, kind: "word", text }));
}

function recipesOf(recipes: QuickAnswer): Suggestion[] {
  return recipes.slice(0, mostRecipes).map((recipe) => ({
    id: recipe.id,
    kind: "recipe",
    recipe,
    // OTHER says nothing about a recipe.
    facts: recipe.cuisine === null || recipe.cuisine === "OTHER" ? "" : cuisines[recipe.cuisine],
  }));
}

/** One text starts with the other, in any case. */
function goesOn(one: string, other: string): boolean {
  const [short = "", long = ""] = [one.toLowerCase(), other.toLowerCase()].sort(
    (a, b) => a.length - b.length,
  );
  return short !== "" && long.startsWith(short);
}
