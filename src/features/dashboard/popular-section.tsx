import { keepPreviousData } from "@tanstack/react-query";
import { useRef } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { SingleChoiceChips } from "../../components/ui/single-choice-chips.tsx";
import { moveFocusOnRemoval } from "../../lib/focus-on-removal.ts";
import { useQueryStringView } from "../../lib/query-string-view.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { resultsRegion, scrollToAndFocusResults } from "../recipe-lists/list-focus.ts";
import { PagerWithPageSize } from "../recipe-lists/pager-with-page-size.tsx";
import { RecipeGrid, RecipeGridSkeleton } from "../recipe-lists/recipe-grid.tsx";
import {
  createPopularListInput,
  type PopularView,
  popularCuisines,
  popularPageSizes,
  popularState,
  toggleCuisineInPopularView,
} from "./popular-address.ts";
import { SkeletonOrErrorPlaceholder } from "./skeleton-or-error-placeholder.tsx";

const texts = text.dashboard;
const chips = popularCuisines.map((value) => ({ value, label: text.recipes.cuisines[value] }));

/**
 * The most liked public recipes of one cuisine or of all. The view is stored in the address, so that Back
 * restores it.
 */
export function PopularSection() {
  const { view, show: push } = useQueryStringView(popularState, paths.dashboard);
  const top = useRef<HTMLElement>(null);
  const list = trpc.recipes.list.useQuery(createPopularListInput(view), {
    placeholderData: keepPreviousData,
  });

  const show = (next: PopularView) => push(next, { replace: true });

  function showPage(page: number) {
    show({ ...view, page });
    scrollToAndFocusResults(top.current);
  }

  return (
    <section ref={top} aria-labelledby="explore" className="scroll-mt-20">
      <h2 id="explore" className="text-2xl">
        {texts.explore}
      </h2>
      <h3 className="mt-1.5 font-normal font-sans text-base text-soft tracking-normal">{texts.popular}</h3>
      <SingleChoiceChips
        label={texts.popularCuisine}
        chips={chips}
        value={view.cuisine}
        onChange={(chip) => show(toggleCuisineInPopularView(view, chip))}
        className="-mx-4! mt-3 px-4! sm:-mx-1! sm:px-1!"
      />
      <div {...resultsRegion} className="mt-4 outline-none">
        {!list.data ? (
          <SkeletonOrErrorPlaceholder query={list} fallback={texts.popularFailed}>
            <RecipeGridSkeleton count={view.pageSize} isDense />
          </SkeletonOrErrorPlaceholder>
        ) : list.data.items.length > 0 ? (
          <RecipeGrid recipes={list.data.items} headingLevel={3} isDense isStale={list.isPlaceholderData} />
        ) : list.data.metadata.totalCount > 0 ? (
          <p className="py-6 text-soft">
            {texts.pastEnd}{" "}
            <Button
              ref={moveFocusOnRemoval}
              size="small"
              className="ml-2"
              onClick={() => show({ ...view, page: 1 })}
            >
              {texts.firstPage}
            </Button>
          </p>
        ) : (
          <p className="py-6 text-soft">
            {texts.popularNone(view.cuisine === "" ? null : text.recipes.cuisines[view.cuisine])}
          </p>
        )}
      </div>
      {list.data ? (
        <PagerWithPageSize
          page={view.page}
          pages={list.data.metadata.totalPages}
          count={list.data.metadata.totalCount}
          onPage={showPage}
          sizes={popularPageSizes}
          size={view.pageSize}
          onSize={(pageSize) => show({ ...view, pageSize, page: 1 })}
          sizeLabel={texts.perPage}
        />
      ) : null}
    </section>
  );
}
