import type { PageMeta } from "#server/features/recipes/schema/lists.ts";
import { text } from "#server/texts/en.ts";

/** The size of a list and the range of visible recipes. The line has its height while loading too. */
export function ListCountAndRange(props: {
  text: string;
  meta?: PageMeta | undefined;
  /**
   * Number of pages loaded by scrolling. They are not announced here, because the end of the list announces
   * them.
   */
  furtherPages?: number;
}) {
  const { meta, furtherPages = 0 } = props;
  const range = meta ? formatShownRangeOrNull(meta, furtherPages) : null;
  return (
    <p
      role="status"
      aria-live={furtherPages > 0 ? "off" : undefined}
      className="list-count min-h-7 text-soft sm:text-lg"
    >
      {range === null ? props.text : text.recipes.list.shown(props.text, range)}
    </p>
  );
}

/**
 * The range of visible recipes, for example "13–24" for page 2 with 12 per page. Null if all or none are
 * visible.
 */
export function formatShownRangeOrNull(meta: PageMeta, furtherPages = 0): string | null {
  const first = (meta.currentPage - 1) * meta.pageSize + 1;
  if (meta.totalPages <= 1 || first > meta.totalCount) return null;
  const last = Math.min(first + meta.pageSize * (1 + furtherPages) - 1, meta.totalCount);
  if (first === 1 && last === meta.totalCount) return null;
  return first === last
    ? first.toLocaleString("en")
    : `${first.toLocaleString("en")}–${last.toLocaleString("en")}`;
}
