import type { PageMeta } from "#server/features/recipes/schema/lists.ts";
import { text } from "#server/texts/en.ts";
import { shownRange } from "./list-range.ts";

/** How many a list holds and which of them are seen; the line keeps its height while nobody knows yet. */
export function ListCount({ told, meta }: { told: string; meta?: PageMeta | undefined }) {
  const range = meta ? shownRange(meta) : null;
  return (
    <p role="status" className="mt-2 min-h-7 text-lg text-soft">
      {range === null ? told : text.recipes.list.shown(told, range)}
    </p>
  );
}
