import { keepPreviousData } from "@tanstack/react-query";
import { useRef } from "react";
import { Link, useLocation, useSearch } from "wouter";
import type { RecipePage } from "#server/features/recipes/schema/lists.ts";
import { text } from "#server/texts/en.ts";
import { PageHeading } from "../../components/page.tsx";
import { Button } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { CardMenu } from "./card-menu.tsx";
import { FailedState } from "./failed-state.tsx";
import {
  addressOfView,
  changeView,
  defaultView,
  isFiltered,
  type ListView,
  listInput,
  listPageSizes,
  viewFromAddress,
} from "./list-address.ts";
import { ListFilters } from "./list-filters.tsx";
import { ListPager } from "./list-pager.tsx";
import { recipeCount } from "./recipe-facts.ts";
import { RecipeGrid, RecipeGridSkeleton } from "./recipe-grid.tsx";

const words = text.recipes.list;

/** One's own recipes: searched, narrowed, ordered and paged by the address. */
export function MyRecipes() {
  const [, navigate] = useLocation();
  const view = viewFromAddress(useSearch());
  const top = useRef<HTMLDivElement>(null);
  const list = trpc.recipes.my.useQuery(listInput(view), { placeholderData: keepPreviousData });
  const { data } = list;

  function show(next: ListView, options?: { replace: boolean }) {
    navigate(`${paths.recipes}${addressOfView(next)}`, options);
  }

  function showPage(page: number) {
    show({ ...view, page });
    top.current?.scrollIntoView({ block: "start" });
  }

  const isBare = data?.metadata.totalCount === 0 && !isFiltered(view) && !list.isPlaceholderData;
  return (
    <>
      <div ref={top} className="scroll-mt-24">
        <PageHeading>{words.title}</PageHeading>
      </div>
      {isBare ? null : <Count view={view} count={data?.metadata.totalCount} />}
      {isBare ? (
        <NothingYet />
      ) : (
        <>
          <div className="mt-6">
            <ListFilters
              view={view}
              onChange={(next) => show(next, { replace: next.search !== view.search })}
            />
          </div>
          <section aria-label={words.title} className="mt-7">
            {list.isError && !data ? (
              <FailedState
                error={list.error}
                fallback={words.failed}
                onRetry={() => void list.refetch()}
                isRetrying={list.isFetching}
                className="max-w-[40rem]"
              />
            ) : data ? (
              <Found view={view} data={data} isStale={list.isPlaceholderData} onShow={show} />
            ) : (
              <RecipeGridSkeleton count={view.pageSize} />
            )}
          </section>
          {data ? (
            <ListPager
              page={view.page}
              pages={data.metadata.totalPages}
              count={data.metadata.totalCount}
              onPage={showPage}
              sizes={listPageSizes}
              size={view.pageSize}
              onSize={(pageSize) => show(changeView(view, { pageSize }))}
              sizeLabel={words.perPage}
            />
          ) : null}
        </>
      )}
    </>
  );
}

/** How many there are; the line keeps its height while nobody knows yet. */
function Count({ view, count }: { view: ListView; count: number | undefined }) {
  const stats = trpc.recipes.stats.useQuery();
  const imported = stats.data?.importedRecipes ?? 0;
  const told =
    count === undefined
      ? ""
      : isFiltered(view)
        ? words.found(recipeCount(count))
        : imported > 0
          ? words.withImported(recipeCount(count), String(imported))
          : recipeCount(count);
  return (
    <p role="status" className="mt-2 min-h-7 text-lg text-soft">
      {told}
    </p>
  );
}

function Found(props: {
  view: ListView;
  data: RecipePage;
  isStale: boolean;
  onShow: (view: ListView) => void;
}) {
  const { view, data } = props;
  if (data.items.length > 0) {
    return (
      <RecipeGrid
        recipes={data.items}
        isStale={props.isStale}
        actionFor={(recipe) => <CardMenu recipe={recipe} />}
      />
    );
  }
  const isPastEnd = data.metadata.totalCount > 0;
  return (
    <EmptyState
      title={isPastEnd ? words.pastEndTitle : words.noneTitle}
      action={
        <Button
          onClick={() =>
            props.onShow(
              isPastEnd
                ? { ...view, page: 1 }
                : { ...defaultView, order: view.order, pageSize: view.pageSize },
            )
          }
        >
          {isPastEnd ? words.firstPage : words.clearFilters}
        </Button>
      }
    >
      {isPastEnd ? words.pastEndBody : words.noneBody}
    </EmptyState>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title={words.emptyTitle}
      action={
        <>
          <Button asChild variant="primary">
            <Link href={paths.recipeCreate}>{words.create}</Link>
          </Button>
          <Button asChild>
            <Link href={paths.recipeImport()}>{words.import}</Link>
          </Button>
        </>
      }
    >
      {words.emptyBody}
    </EmptyState>
  );
}
