import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation, useSearch } from "wouter";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { PageHeading } from "../../components/page.tsx";
import { Button } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { Pager } from "../../components/ui/pager.tsx";
import { hasServerFailed } from "../../lib/has-server-failed.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { useSetLiked } from "../likes/use-set-liked.ts";
import { joinPages } from "../recipe-lists/join-pages.ts";
import { ListEnd } from "../recipe-lists/list-end.tsx";
import { goToResults, rememberPlace } from "../recipe-lists/list-place.ts";
import { LoadedList } from "../recipe-lists/loaded-list.tsx";
import { RecipeGrid, RecipeGridSkeleton } from "../recipe-lists/recipe-grid.tsx";
import { TagChips } from "../recipe-lists/tag-chips.tsx";
import { tagsOf } from "../recipe-lists/tags-of.ts";
import { useScrolledPages } from "../recipe-lists/use-scrolled-pages.ts";
import {
  addressOfFavorites,
  allFavorites,
  type FavoritesView,
  favoritesFromAddress,
  favoritesInput,
  favoritesPageSize,
  isNarrowed,
} from "./favorites-address.ts";
import { FavoritesCount } from "./favorites-count.tsx";
import { FavoritesFilters } from "./favorites-filters.tsx";

const words = text.favorites;

/** So few leave the page empty. */
const FEW = 5;

/** The recipes one likes: searched, narrowed, ordered and paged by the address; `more` stands below where they are few. */
export function MyFavorites({ more }: { more: (except: readonly string[]) => ReactNode }) {
  const [, navigate] = useLocation();
  const view = favoritesFromAddress(useSearch());
  const top = useRef<HTMLDivElement>(null);
  const list = trpc.likes.favorites.useQuery(favoritesInput(view), { placeholderData: keepPreviousData });
  const isNarrow = isNarrowed(view);
  const whole = trpc.likes.favorites.useQuery(favoritesInput(allFavorites), { enabled: isNarrow });
  const liked = (isNarrow ? whole : list).data;
  // Between the tags of one alone there is nothing to choose.
  const tags = liked && liked.totalFavorites > 1 ? tagsOf(liked.favorites) : [];
  // The tags stand above the list: it comes when they have come.
  const data = isNarrow && whole.isPending ? undefined : list.data;
  const scrolled = useScrolledPages({
    first: view.page,
    pageSize: favoritesPageSize,
    pages: list.isPlaceholderData ? 0 : data?.pagination.totalPages,
  });
  const further = trpc.useQueries((ask) =>
    scrolled.pages.map((page) => ask.likes.favorites(favoritesInput({ ...view, page }))),
  );
  const shown = joinPages([data?.favorites, ...further.map((page) => page.data?.favorites)]);
  const letGo = useLetGo(data && shown, () => {
    // The last card of the last page takes its page with it.
    if (data?.favorites.length === 1 && view.page > 1)
      show({ ...view, page: view.page - 1 }, { replace: true });
  });
  const isBare = data?.totalFavorites === 0 && !list.isPlaceholderData;

  function show(next: FavoritesView, options?: { replace: boolean }) {
    navigate(`${paths.favorites}${addressOfFavorites(next)}`, options);
  }

  const searchTag = (search: string) => show({ ...view, page: 1, search });

  function showPage(page: number) {
    show({ ...view, page });
    goToResults(top.current);
  }

  return (
    <>
      <div ref={top} className="list-head scroll-mt-24">
        <PageHeading>{words.title}</PageHeading>
        {isBare ? null : <FavoritesCount view={view} answer={data} furtherPages={further.length} />}
      </div>
      {isBare ? (
        <NothingYet />
      ) : (
        <>
          <div className="mt-3 sm:mt-6">
            <FavoritesFilters
              view={view}
              isOff={hasServerFailed(list)}
              tags={tags}
              onChange={(next) => show(next, { replace: next.search !== view.search })}
            />
          </div>
          <LoadedList
            label={words.title}
            list={{ ...list, data }}
            failedTitle={text.recipes.list.failedTitle}
            failed={words.failed}
            skeleton={<RecipeGridSkeleton count={8} isBoard />}
          >
            {({ pagination }) => (
              <>
                <TagChips tags={tags} search={view.search} onSearch={searchTag} />
                {shown.length > 0 ? (
                  <RecipeGrid recipes={shown} isStale={list.isPlaceholderData} isBoard onLiked={letGo} />
                ) : (
                  <NothingToShow view={view} isPastEnd={pagination.totalCount > 0} onShow={show} />
                )}
              </>
            )}
          </LoadedList>
          {data && shown.length > 0 ? (
            <ListEnd
              scrolled={scrolled}
              further={further}
              shown={shown.length}
              all={data.pagination.totalCount}
              pageSize={favoritesPageSize}
              isBoard
            >
              <Pager
                page={view.page + further.length}
                pages={data.pagination.totalPages}
                onChange={showPage}
                className="mt-12"
              />
            </ListEnd>
          ) : null}
        </>
      )}
      {data && data.totalFavorites < FEW && !isNarrow ? more(shown.map(({ id }) => id)) : null}
    </>
  );
}

/** After a heart is taken back its card is gone: says so, offers the way back, and keeps the keyboard's place. */
function useLetGo(shown: readonly RecipeSummary[] | undefined, onGone: () => void) {
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
    going.current = { id: recipe.id, keepPlace: rememberPlace(document.activeElement) };
    toast.success(words.removed(recipe.title), {
      label: words.undo,
      onClick: () => void setLiked(recipe.id, true),
    });
    onGone();
  };
}

function NothingToShow(props: {
  view: FavoritesView;
  isPastEnd: boolean;
  onShow: (view: FavoritesView) => void;
}) {
  const { view, isPastEnd, onShow } = props;
  return (
    <EmptyState
      title={isPastEnd ? words.pastEndTitle : words.noneTitle}
      action={
        <Button
          onClick={() => {
            onShow(isPastEnd ? { ...view, page: 1 } : { ...allFavorites, order: view.order });
            goToResults(null);
          }}
        >
          {isPastEnd || !isNarrowed(view) ? words.firstPage : words.clearFilters}
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
        <Button asChild variant="primary">
          <Link href={paths.search()}>{words.explore}</Link>
        </Button>
      }
    >
      {words.emptyBody}
    </EmptyState>
  );
}
