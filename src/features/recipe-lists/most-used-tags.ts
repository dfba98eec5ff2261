const MAX_TAGS = 12;

/** The tags of some recipes, the most used first. Tags that differ only in case count as one. */
export function listTagsByFrequency(recipes: readonly { tags: readonly string[] }[]): string[] {
  const counts = new Map<string, { label: string; count: number }>();
  for (const label of recipes.flatMap(({ tags }) => tags)) {
    const known = counts.get(label.toLowerCase());
    if (known) known.count += 1;
    else counts.set(label.toLowerCase(), { label, count: 1 });
  }
  return [...counts.values()]
    .sort((left, right) => right.count - left.count)
    .slice(0, MAX_TAGS)
    .map(({ label }) => label);
}
