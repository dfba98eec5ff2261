import { kitchenConcepts } from "#server/engines/search/search.ts";

/** Names of a thing that one of its names stands for; more would make each search walk through all of them. */
const MOST_NAMES = 20;
/** Meilisearch takes names of few words for one. */
const LONGEST_NAME = 3;

/**
 * Every name of a thing of the kitchen with the thing's other names, both ways, in all languages together: a text is
 * not told apart by language.
 */
export function synonyms(): Record<string, string[]> {
  const all = new Map<string, Set<string>>();
  for (const concept of kitchenConcepts()) {
    const names = [
      ...new Set(
        concept.filter(({ words }) => words.length <= LONGEST_NAME).map(({ words }) => words.join(" ")),
      ),
    ];
    for (const name of names) {
      const others = all.get(name) ?? new Set<string>();
      all.set(name, others);
      for (const other of names) if (other !== name && others.size < MOST_NAMES) others.add(other);
    }
  }
  return Object.fromEntries(
    [...all].filter(([, others]) => others.size > 0).map(([name, others]) => [name, [...others]]),
  );
}
