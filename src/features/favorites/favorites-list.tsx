import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "wouter";
import type { FavoritesAnswer } from "#server/features/likes/schema.ts";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { EmptyStateMessage } from "../../components/ui/empty-state-message.tsx";
import { useQueryStringView } from "../../lib/query-string-view.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { useSetLiked } from "../likes/use-set-liked.ts";
import { joinConsecutivePages } from "../recipe-lists/join-consecutive-pages.ts";
import {
  createListQueryStringView,
  createRecipeListInput,
  hasSearchOrFilter,
} from "../recipe-lists/list-address.ts";
import { ListCountAndRange } from "../recipe-lists/list-count-and-range.tsx";
import { createListEntryFocusRestorer } from "../recipe-lists/list-focus.ts";
import { listTagsByFrequency } from "../recipe-lists/most-used-tags.ts";
import { RecipeListPage } from "../recipe-lists/recipe-list-page.tsx";
import { usePagesLoadedByScrolling } from "../recipe-lists/use-pages-loaded-by-scrolling.ts";

const texts = text.favorites;

/** A member with fewer favorites sees recommended recipes below them. */
const MIN_FAVORITES = 5;

const sorts = [
  "liked_at-desc",
  "liked_at-asc",
  "title-asc",
  "cooking_time-asc",
  "like_count-desc",
  "created_at-desc",
] as const;
/** Large enough that the favorites of most members fit on one page. */
const pageSize = 100;
const favoritesState = createListQueryStringView({
  sorts,
  pageSizes: [pageSize],
  pageSize,
  visibilities: [],
});
const allFavorites = createRecipeListInput(favoritesState.read(""));

/** The liked recipes; `more` is rendered below if they are few. */
export function FavoritesList({ more }: { more: (except: readonly string[]) => ReactNode }) {
  const { view, show } = useQueryStringView(favoritesState, paths.favorites);
  const list = trpc.likes.favorites.useQuery(createRecipeListInput(view), {
    placeholderData: keepPreviousData,
  });
  const isNarrow = hasSearchOrFilter(view);
  const unfiltered = trpc.likes.favorites.useQuery(allFavorites, { enabled: isNarrow });
  const liked = (isNarrow ? unfiltered : list).data;
  // The tag filters come from the unfiltered list and are above the recipes, so both appear together.
  const data = isNarrow && unfiltered.isPending ? undefined : list.data;
  const meta = data?.pagination;
  const scrolled = usePagesLoadedByScrolling({
    first: view.page,
    pageSize,
    pages: list.isPlaceholderData ? 0 : meta?.totalPages,
    isOnAllScreens: true,
  });
  const furtherPages = trpc.useQueries((ask) =>
    scrolled.pages.map((page) => ask.likes.favorites(createRecipeListInput({ ...view, page }))),
  );
  const shown = joinConsecutivePages([data?.favorites, ...furtherPages.map((page) => page.data?.favorites)]);
  const onLiked = useAfterUnlikeHandler(data && shown, () => {
    // If the last card of the last page was removed, the previous page is shown.
    if (data?.favorites.length === 1 && view.page > 1)
      show({ ...view, page: view.page - 1 }, { replace: true });
  });
  const isEmpty = data?.totalFavorites === 0 && !list.isPlaceholderData;
  return (
    <>
      <RecipeListPage
        words={texts}
        state={favoritesState}
        view={view}
        onShow={show}
        sorts={sorts}
        query={list}
        meta={meta}
        shown={shown}
        // A single favorite needs no tag filter.
        tags={liked && liked.totalFavorites > 1 ? listTagsByFrequency(liked.favorites) : []}
        scrolled={scrolled}
        further={furtherPages}
        canClear={isNarrow}
        skeletons={8}
        bare={isEmpty ? <NoFavoritesMessage /> : null}
        count={
          <ListCountAndRange
            text={data ? formatFavoriteCounts(data, isNarrow) : ""}
            meta={meta}
            furtherPages={furtherPages.length}
          />
        }
        grid={{ namesAuthor: true, onLiked }}
      />
      {data && data.totalFavorites < MIN_FAVORITES && !isNarrow ? more(shown.map(({ id }) => id)) : null}
    </>
  );
}

const plural = new Intl.PluralRules("en");

function formatFavoriteCounts({ totalFavorites, pagination }: FavoritesAnswer, isNarrow: boolean): string {
  const all = texts.count(totalFavorites.toLocaleString("en"), plural.select(totalFavorites) === "one");
  return isNarrow ? texts.foundOf(pagination.totalCount.toLocaleString("en"), all) : all;
}

/**
 * Removes the card of a recipe that the member no longer likes, offers to undo that, and preserves the
 * keyboard position.
 */
function useAfterUnlikeHandler(shown: readonly RecipeSummary[] | undefined, onGone: () => void) {
  const setLiked = useSetLiked();
  const going = useRef<{ id: string; keepPlace: () => void } | null>(null);

  useEffect(() => {
    const gone = going.current;
    if (!gone || shown?.some(({ id }) => id === gone.id)) return;
    going.current = null;
    gone.keepPlace();
  }, [shown]);

  return (recipe: RecipeSummary, liked: boolean) => {
    if (liked) return;
    going.current = { id: recipe.id, keepPlace: createListEntryFocusRestorer(document.activeElement) };
    toast.success(texts.removed(recipe.title), {
      label: texts.undo,
      onClick: () => void setLiked(recipe.id, true),
    });
    onGone();
  };
}

function NoFavoritesMessage() {
  return (
    <EmptyStateMessage
      title={texts.emptyTitle}
      action={
        <Button asChild variant="primary">
          <Link href={paths.search()}>{texts.explore}</Link>
        </Button>
      }
    >
      {texts.emptyBody}
    </EmptyStateMessage>
  );
}
