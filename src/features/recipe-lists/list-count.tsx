import type { PageMeta } from "#server/features/recipes/schema/lists.ts";
import { text } from "#server/texts/en.ts";
import { shownRange } from "./list-range.ts";

/** How many a list holds and which of them are seen; the line keeps its height while nobody knows yet. */
export function ListCount(props: {
  told: string;
  meta?: PageMeta | undefined;
  /** Pages that scrolling has put below; the end of the list says when they come. */
  furtherPages?: number;
}) {
  const { told, meta, furtherPages = 0 } = props;
  const range = meta ? shownRange(meta, furtherPages) : null;
  return (
    <p
      role="status"
      aria-live={furtherPages > 0 ? "off" : undefined}
      className="list-count min-h-7 text-soft sm:text-lg"
    >
      {range === null ? told : text.recipes.list.shown(told, range)}
    </p>
  );
}
