import { keepPreviousData } from "@tanstack/react-query";
import { Heart, ListChecks } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useLocation, useSearch } from "wouter";
import type { PageMeta, RecipePage } from "#server/features/recipes/schema/lists.ts";
import { text } from "#server/texts/en.ts";
import { PageHeading } from "../../components/page.tsx";
import { Button } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { cn } from "../../lib/class-names.ts";
import { hasServerFailed } from "../../lib/has-server-failed.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { CardMenu } from "./card-menu.tsx";
import { joinPages } from "./join-pages.ts";
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
import { ListCount } from "./list-count.tsx";
import { ListEnd } from "./list-end.tsx";
import { ListFilters } from "./list-filters.tsx";
import { ListPager } from "./list-pager.tsx";
import { goToResults } from "./list-place.ts";
import { ListSelectionBar } from "./list-selection-bar.tsx";
import { LoadedList } from "./loaded-list.tsx";
import { recipeCount } from "./recipe-facts.ts";
import { RecipeGrid, RecipeGridSkeleton } from "./recipe-grid.tsx";
import { TagChips } from "./tag-chips.tsx";
import { type ListSelection, useListSelection } from "./use-list-selection.ts";
import { useScrolledPages } from "./use-scrolled-pages.ts";

const words = text.recipes.list;
/** So many of the most used tags are offered. */
const TAGS = 12;
/** On phones a sign alone, so that the heading keeps its row. */
const sign = "max-sm:size-11 max-sm:px-0 max-sm:text-lg";

/** One's own recipes: searched, narrowed, ordered and paged by the address. */
export function MyRecipes() {
  const [, navigate] = useLocation();
  const view = viewFromAddress(useSearch());
  const top = useRef<HTMLDivElement>(null);
  const list = trpc.recipes.my.useQuery(listInput(view), { placeholderData: keepPreviousData });
  const ownTags = trpc.recipes.tags.useQuery();
  const tags = ownTags.data?.slice(0, TAGS) ?? [];
  // The tags stand above the list: it comes when they have come.
  const data = ownTags.isPending ? undefined : list.data;
  const scrolled = useScrolledPages({
    first: view.page,
    pageSize: view.pageSize,
    pages: list.isPlaceholderData ? 0 : data?.metadata.totalPages,
  });
  const further = trpc.useQueries((ask) =>
    scrolled.pages.map((page) => ask.recipes.my(listInput({ ...view, page }))),
  );
  const shown = joinPages([data?.items, ...further.map((page) => page.data?.items)]);
  const selection = useListSelection();
  const select = useRef<HTMLButtonElement>(null);
  const hasSelected = useRef(false);

  // What was chosen with is gone from the screen, and the focus with it.
  useEffect(() => {
    if (!selection.isOn && hasSelected.current && document.activeElement === document.body) {
      select.current?.focus({ preventScroll: true });
      // Only whoever goes by keys has to see it.
      if (select.current?.matches(":focus-visible")) select.current.scrollIntoView({ block: "center" });
    }
    hasSelected.current = selection.isOn;
  }, [selection.isOn]);

  function show(next: ListView, options?: { replace: boolean }) {
    navigate(`${paths.recipes}${addressOfView(next)}`, options);
  }

  function showPage(page: number) {
    show({ ...view, page });
    goToResults(top.current);
  }

  const searchTag = (search: string) => show(changeView(view, { search }));

  /** All that the page showed is deleted: what is left begins at the first. */
  function leaveEmptyPage(deleted: readonly string[]) {
    const gone = new Set(deleted);
    if (view.page > 1 && shown.every(({ id }) => gone.has(id))) show({ ...view, page: 1 }, { replace: true });
  }

  const isBare = data?.metadata.totalCount === 0 && !isFiltered(view) && !list.isPlaceholderData;
  return (
    <>
      <div ref={top} className="list-head scroll-mt-24">
        <PageHeading>{words.title}</PageHeading>
        <div className="list-deeds -mr-3 flex flex-row-reverse">
          <Button asChild variant="plain" className={sign}>
            <Link href={paths.favorites}>
              <Heart aria-hidden className="text-tomato" />
              <span className="max-sm:sr-only">{words.favorites}</span>
            </Link>
          </Button>
          {/* Its place is held while nobody knows whether there is anything to choose. */}
          <Button
            ref={select}
            variant="plain"
            aria-pressed={selection.isOn}
            onClick={selection.isOn ? selection.end : selection.begin}
            className={cn(sign, (!data || data.items.length === 0) && "invisible")}
          >
            <ListChecks aria-hidden />
            <span className="max-sm:sr-only">{text.downloads.select}</span>
          </Button>
        </div>
        {isBare ? null : <Count view={view} meta={data?.metadata} furtherPages={further.length} />}
      </div>
      {isBare ? (
        <NothingYet />
      ) : (
        <>
          <div className="mt-3 sm:mt-6">
            <ListFilters
              view={view}
              isOff={hasServerFailed(list)}
              tags={tags}
              onChange={(next) => show(next, { replace: next.search !== view.search })}
            />
          </div>
          <LoadedList
            label={words.title}
            list={{ ...list, data }}
            failedTitle={words.failedTitle}
            failed={words.failed}
            skeleton={<RecipeGridSkeleton count={view.pageSize} />}
          >
            {(page) => (
              <>
                <TagChips tags={tags} search={view.search} onSearch={searchTag} />
                <Found
                  view={view}
                  data={{ ...page, items: shown }}
                  isStale={list.isPlaceholderData}
                  selection={selection}
                  onShow={show}
                />
              </>
            )}
          </LoadedList>
          {data && data.items.length > 0 ? (
            <ListEnd
              scrolled={scrolled}
              further={further}
              shown={shown.length}
              all={data.metadata.totalCount}
              pageSize={view.pageSize}
            >
              <ListPager
                page={view.page + further.length}
                pages={data.metadata.totalPages}
                count={data.metadata.totalCount}
                onPage={showPage}
                sizes={listPageSizes}
                size={view.pageSize}
                onSize={(pageSize) => show(changeView(view, { pageSize }))}
                sizeLabel={words.perPage}
              />
            </ListEnd>
          ) : null}
          {selection.isOn && data ? (
            <ListSelectionBar
              selection={selection}
              shown={shown}
              listed={data.metadata.totalCount}
              onDeleted={leaveEmptyPage}
            />
          ) : null}
        </>
      )}
    </>
  );
}

/** How many there are, where they come from, and which of them are seen. */
function Count(props: { view: ListView; meta: PageMeta | undefined; furtherPages: number }) {
  const { view, meta, furtherPages } = props;
  const stats = trpc.recipes.stats.useQuery();
  const imported = stats.data?.importedRecipes ?? 0;
  if (!meta) return <ListCount told="" />;
  const count = recipeCount(meta.totalCount);
  const told = isFiltered(view)
    ? words.found(count)
    : imported > 0
      ? words.withImported(count, String(imported))
      : count;
  return <ListCount told={told} meta={meta} furtherPages={furtherPages} />;
}

function Found(props: {
  view: ListView;
  data: RecipePage;
  isStale: boolean;
  selection: ListSelection;
  onShow: (view: ListView, options?: { replace: boolean }) => void;
}) {
  const { view, data, selection } = props;
  /** The last recipe of the last page takes its page with it. Whoever has gone on meanwhile stays there. */
  function stepBackFromNothing() {
    const isShown = addressOfView(viewFromAddress(location.search)) === addressOfView(view);
    if (location.pathname !== paths.recipes || !isShown) return;
    if (data.items.length === 1 && view.page > 1) {
      props.onShow({ ...view, page: view.page - 1 }, { replace: true });
    }
  }
  if (data.items.length > 0) {
    return (
      <RecipeGrid
        recipes={data.items}
        isStale={props.isStale}
        marksPublic
        actionFor={(recipe) => <CardMenu recipe={recipe} onDeleted={stepBackFromNothing} />}
        selectionFor={
          selection.isOn
            ? (recipe) => ({
                isSelected: selection.has(recipe.id),
                onToggle: () => selection.toggle(recipe),
              })
            : undefined
        }
      />
    );
  }
  const isPastEnd = data.metadata.totalCount > 0;
  return (
    <EmptyState
      title={isPastEnd ? words.pastEndTitle : words.noneTitle}
      action={
        <Button
          onClick={() => {
            props.onShow(
              isPastEnd
                ? { ...view, page: 1 }
                : { ...defaultView, order: view.order, pageSize: view.pageSize },
            );
            goToResults(null);
          }}
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
