import type { PageMeta } from "#server/features/recipes/schema/lists.ts";
import { text } from "#server/texts/en.ts";
import { shownRange } from "./list-range.ts";

/** How many a list holds and which of them are seen; the line keeps its height while nobody knows yet. */
export function ListCount({ told, meta }: { told: string; meta?: PageMeta | undefined }) {
  const range = meta ? shownRange(meta) : null;
  return (
    <p role="status" className="min-h-7 text-soft sm:mt-2 sm:text-lg">
      {range === null ? told : text.recipes.list.shown(told, range)}
    </p>
  );
}
