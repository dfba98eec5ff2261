import { ArrowDownUp } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import { PillSelect } from "../recipe-lists/pill-select.tsx";
import { recipeCount } from "../recipe-lists/recipe-facts.ts";
import { changeView, naturalOrder, type SearchView, searchSorts } from "./search-address.ts";

const words = text.search;
const sortOptions = searchSorts.map((value) => ({ value, label: words.sorts[value] }));

type Found = { totalCount: number; totalIsCapped: boolean };

/** How many were found, and in which order they stand. Both choices take effect at once. */
export function ResultsHead(props: {
  view: SearchView;
  found: Found | undefined;
  onShow: (view: SearchView) => void;
}) {
  const { view, found, onShow } = props;
  const order = words.orders[view.sort][view.order];
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p role="status" className="min-h-7 text-lg text-soft max-sm:basis-full">
        {found ? foundText(found) : null}
      </p>
      {/* Nothing to order: its place stays, so that nothing below moves up. */}
      <div className={cn("flex items-center gap-2", found?.totalCount === 0 && "invisible")}>
        <PillSelect
          label={words.sort}
          value={view.sort}
          options={sortOptions}
          onChange={(sort) => onShow(changeView(view, { sort, order: naturalOrder[sort] }))}
          isActive={false}
        />
        <button
          type="button"
          aria-label={words.order(order)}
          onClick={() => onShow(changeView(view, { order: view.order === "asc" ? "desc" : "asc" }))}
          className="inline-flex h-11 items-center gap-2 rounded-full border border-line px-4 font-medium text-note text-soft transition-colors hover:border-edge hover:text-ink sm:h-10"
        >
          <ArrowDownUp aria-hidden className="size-4" />
          {order}
        </button>
      </div>
    </div>
  );
}

function foundText({ totalCount, totalIsCapped }: Found): string {
  return totalIsCapped ? words.capped(totalCount.toLocaleString("en")) : words.found(recipeCount(totalCount));
}
