import type { PageMeta } from "#server/features/recipes/schema/lists.ts";
import { text } from "#server/texts/en.ts";

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

/**
 * Page 2 of 12 a page and 40 in all -> "13–24", with one more page below it "13–36"; null where all are seen at once, or
 * none.
 */
export function shownRange(meta: PageMeta, furtherPages = 0): string | null {
  const first = (meta.currentPage - 1) * meta.pageSize + 1;
  if (meta.totalPages <= 1 || first > meta.totalCount) return null;
  const last = Math.min(first + meta.pageSize * (1 + furtherPages) - 1, meta.totalCount);
  if (first === 1 && last === meta.totalCount) return null;
  return first === last
    ? first.toLocaleString("en")
    : `${first.toLocaleString("en")}–${last.toLocaleString("en")}`;
}
