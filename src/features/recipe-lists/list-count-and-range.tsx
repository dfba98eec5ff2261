import type { PageMeta } from "#server/features/recipes/schema/lists.ts";
import { text } from "#server/texts/en.ts";

/** The size of a list and the visible range; the line keeps its height while loading. */
export function ListCountAndRange(props: {
  text: string;
  meta?: PageMeta | undefined;
  /** Pages loaded by scrolling; the end of the list announces them. */
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

/** Page 2 with 12 of 40 -> "13–24", with one further page "13–36"; null if all or none are visible. */
export function formatShownRangeOrNull(meta: PageMeta, furtherPages = 0): string | null {
  const first = (meta.currentPage - 1) * meta.pageSize + 1;
  if (meta.totalPages <= 1 || first > meta.totalCount) return null;
  const last = Math.min(first + meta.pageSize * (1 + furtherPages) - 1, meta.totalCount);
  if (first === 1 && last === meta.totalCount) return null;
  return first === last
    ? first.toLocaleString("en")
    : `${first.toLocaleString("en")}–${last.toLocaleString("en")}`;
}
