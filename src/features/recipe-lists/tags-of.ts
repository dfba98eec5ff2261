const MOST = 12;

/** The tags of some recipes, the most used first, without duplicates in any case. */
export function tagsOf(recipes: readonly { tags: readonly string[] }[]): string[] {
  const counts = new Map<string, { label: string; count: number }>();
  for (const label of recipes.flatMap(({ tags }) => tags)) {
    const known = counts.get(label.toLowerCase());
    if (known) known.count += 1;
    else counts.set(label.toLowerCase(), { label, count: 1 });
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST)
    .map(({ label }) => label);
}
