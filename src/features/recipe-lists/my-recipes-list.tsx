import { keepPreviousData } from "@tanstack/react-query";
import { Heart, ListChecks } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { Link } from "wouter";
import type { PageMeta } from "#server/features/recipes/schema/lists.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { EmptyStateMessage } from "../../components/ui/empty-state-message.tsx";
import { PillSelect } from "../../components/ui/pill-select.tsx";
import { cn } from "../../lib/class-names.ts";
import { useQueryStringView } from "../../lib/query-string-view.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { joinConsecutivePages } from "./join-consecutive-pages.ts";
import {
  createRecipeListInput,
  hasSearchOrFilter,
  type ListView,
  listPageSizes,
  listSorts,
  listState,
} from "./list-address.ts";
import { ListCountAndRange } from "./list-count-and-range.tsx";
import { OwnRecipeCardMenu } from "./own-recipe-card-menu.tsx";
import { formatRecipeCount } from "./recipe-facts.ts";
import { RecipeListPage } from "./recipe-list-page.tsx";
import { SelectionActionsBar } from "./selection-actions-bar.tsx";
import { usePagesLoadedByScrolling } from "./use-pages-loaded-by-scrolling.ts";
import { type ListSelection, useRecipeSelection } from "./use-recipe-selection.ts";

const texts = text.recipes.list;
/** Number of tags offered as filters. */
const MAX_TAGS = 12;
/** On phones the buttons show only their icons, so that the heading stays on one line. */
const sign = "max-sm:size-11 max-sm:px-0 max-sm:text-lg";
const visibilityOptions = [
  { value: "" as const, label: texts.anyVisibility },
  { value: "public" as const, label: texts.onlyPublic },
  { value: "private" as const, label: texts.onlyPrivate },
];

export function MyRecipesList() {
  const { view, show } = useQueryStringView(listState, paths.recipes);
  const list = trpc.recipes.my.useQuery(createRecipeListInput(view), { placeholderData: keepPreviousData });
  const ownTags = trpc.recipes.tags.useQuery();
  // The tag filters are above the recipes, so both appear together.
  const data = ownTags.isPending ? undefined : list.data;
  const meta = data?.metadata;
  const scrolled = usePagesLoadedByScrolling({
    first: view.page,
    pageSize: view.pageSize,
    pages: list.isPlaceholderData ? 0 : meta?.totalPages,
  });
  const further = trpc.useQueries((ask) =>
    scrolled.pages.map((page) => ask.recipes.my(createRecipeListInput({ ...view, page }))),
  );
  const shown = joinConsecutivePages([data?.items, ...further.map((page) => page.data?.items)]);
  const selection = useRecipeSelection();
  const select = useFocusSelectButtonAfterSelection(selection);

  /**
   * After the last recipe of the last page was deleted, opens the previous page, unless the member has left
   * this page.
   */
  function leaveEmptyLastPage() {
    const isShown = listState.write(listState.read(location.search)) === listState.write(view);
    if (location.pathname !== paths.recipes || !isShown) return;
    if (shown.length === 1 && view.page > 1) show({ ...view, page: view.page - 1 }, { replace: true });
  }

  /** After all recipes of the page were deleted, opens the first page. */
  function leaveEmptyPage(deleted: readonly string[]) {
    const gone = new Set(deleted);
    if (view.page > 1 && shown.every(({ id }) => gone.has(id))) show({ ...view, page: 1 }, { replace: true });
  }

  const isBare = meta?.totalCount === 0 && !hasSearchOrFilter(view) && !list.isPlaceholderData;
  return (
    <>
      <RecipeListPage
        words={texts}
        state={listState}
        view={view}
        onShow={show}
        sorts={listSorts}
        query={list}
        meta={meta}
        shown={shown}
        tags={ownTags.data?.slice(0, MAX_TAGS) ?? []}
        scrolled={scrolled}
        further={further}
        canClear
        pageSizes={listPageSizes}
        skeletons={view.pageSize}
        bare={isBare ? <NoRecipesYetMessage /> : null}
        count={<MyRecipesCountAndRange view={view} meta={meta} furtherPages={further.length} />}
        actions={<ListHeadingButtons select={select} selection={selection} hasRecipes={shown.length > 0} />}
        filters={
          <PillSelect
            label={texts.visibility}
            value={view.visibility}
            options={visibilityOptions}
            onChange={(visibility) => show({ ...view, page: 1, visibility })}
            isActive={view.visibility !== ""}
          />
        }
        grid={{
          marksPublic: true,
          actionFor: (recipe) => <OwnRecipeCardMenu recipe={recipe} onDeleted={leaveEmptyLastPage} />,
          selectionFor: selection.isOn
            ? (recipe) => ({
                isSelected: selection.has(recipe.id),
                onToggle: () => selection.toggle(recipe),
              })
            : undefined,
        }}
      />
      {!isBare && selection.isOn && meta ? (
        <SelectionActionsBar
          selection={selection}
          shown={shown}
          listed={meta.totalCount}
          onDeleted={leaveEmptyPage}
        />
      ) : null}
    </>
  );
}

/**
 * Returns the ref of the button that starts a selection. The button gets the focus when the selection ends.
 */
function useFocusSelectButtonAfterSelection(selection: ListSelection) {
  const select = useRef<HTMLButtonElement>(null);
  const hasSelected = useRef(false);
  // The control that had the focus is removed with the selection.
  useEffect(() => {
    if (!selection.isOn && hasSelected.current && document.activeElement === document.body) {
      select.current?.focus({ preventScroll: true });
      // Scrolls to the button only for keyboard users.
      if (select.current?.matches(":focus-visible")) select.current.scrollIntoView({ block: "center" });
    }
    hasSelected.current = selection.isOn;
  }, [selection.isOn]);

  return select;
}

function ListHeadingButtons(props: {
  select: RefObject<HTMLButtonElement | null>;
  selection: ListSelection;
  hasRecipes: boolean;
}) {
  const { select, selection, hasRecipes } = props;
  return (
    <>
      <Button asChild variant="plain" className={sign}>
        <Link href={paths.favorites}>
          <Heart aria-hidden className="text-tomato" />
          <span className="max-sm:sr-only">{texts.favorites}</span>
        </Link>
      </Button>
      {/* While the list loads, the button is invisible but takes its space. */}
      <Button
        ref={select}
        variant="plain"
        aria-pressed={selection.isOn}
        onClick={selection.isOn ? selection.end : selection.begin}
        className={cn(sign, !hasRecipes && "invisible")}
      >
        <ListChecks aria-hidden />
        <span className="max-sm:sr-only">{text.downloads.select}</span>
      </Button>
    </>
  );
}

function MyRecipesCountAndRange(props: { view: ListView; meta: PageMeta | undefined; furtherPages: number }) {
  const { view, meta, furtherPages } = props;
  const stats = trpc.recipes.stats.useQuery();
  const imported = stats.data?.importedRecipes ?? 0;
  if (!meta) return <ListCountAndRange text="" />;
  const count = formatRecipeCount(meta.totalCount);
  const text = hasSearchOrFilter(view)
    ? texts.found(count)
    : imported > 0
      ? texts.withImported(count, String(imported))
      : count;
  return <ListCountAndRange text={text} meta={meta} furtherPages={furtherPages} />;
}

function NoRecipesYetMessage() {
  return (
    <EmptyStateMessage
      title={texts.emptyTitle}
      action={
        <>
          <Button asChild variant="primary">
            <Link href={paths.recipeCreate}>{texts.create}</Link>
          </Button>
          <Button asChild>
            <Link href={paths.recipeImport()}>{texts.import}</Link>
          </Button>
        </>
      }
    >
      {texts.emptyBody}
    </EmptyStateMessage>
  );
}
