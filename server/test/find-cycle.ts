/** The first way round, start and end the same ("a", "b", "a"), or undefined. Deterministic in the order of edges. */
export function findCycle(edges: { from: string; to: string }[]): string[] | undefined {
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();

  function visit(node: string, path: string[]): string[] | undefined {
    const start = path.indexOf(node);
    if (start >= 0) return [...path.slice(start), node];
    if (done.has(node)) return undefined;
    for (const target of next.get(node) ?? []) {
      const found = visit(target, [...path, node]);
      if (found) return found;
    }
    done.add(node);
    return undefined;
  }

  for (const node of next.keys()) {
    const found = visit(node, []);
    if (found) return found;
  }
  return undefined;
}
