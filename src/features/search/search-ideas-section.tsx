import { Clock } from "lucide-react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { DishPictureOrDrawing } from "../../components/ui/dish-picture-or-drawing.tsx";
import { scrollFocusedIntoView } from "../../lib/scroll-focused.ts";
import { trpc } from "../../lib/trpc.ts";
import { RecipeCardRow, RecipeCardRowSkeleton } from "../recipe-lists/recipe-card-row.tsx";
import { createAdvancedSearchInput } from "./advanced-search-input.ts";
import { createSearchPath, parseSearchView, type SearchView } from "./search-address.ts";

const words = text.search;
const { cuisines, difficulties } = text.recipes;

/** `dish` describes the drawing to show; it is no stored recipe. */
type Idea = { label: string; part: Partial<SearchView>; dish: { title: string; cuisine: string } };

const createCuisineIdea = (cuisine: Exclude<SearchView["cuisine"], "">, title: string): Idea => {
  return { label: cuisines[cuisine], part: { cuisine }, dish: { title, cuisine } };
};
const ideas: Idea[] = [
  createCuisineIdea("ITALIAN", "Spaghetti with tomato"),
  createCuisineIdea("MEXICAN", "Tacos"),
  createCuisineIdea("CHINESE", "Dumplings"),
  createCuisineIdea("INDIAN", "Red lentil dal"),
  createCuisineIdea("AMERICAN", "Cheeseburger"),
  createCuisineIdea("FRENCH", "Onion soup"),
  createCuisineIdea("THAI", "Green curry"),
  createCuisineIdea("MEDITERRANEAN", "Greek salad"),
  createCuisineIdea("JAPANESE", "Ramen with egg"),
  {
    label: difficulties.EASY,
    part: { difficulty: "EASY" },
    dish: { title: "Pancakes", cuisine: "AMERICAN" },
  },
];
const MAX_RECENT = 6;
const emptyView = parseSearchView("");

/** Shown before the first search: recent searches, cuisines with drawings, and quick recipes. */
export function SearchIdeasSection({ recent }: { recent: readonly string[] }) {
  return (
    <section aria-labelledby="ideas" className="search-ideas mt-8">
      <h2 id="ideas" className="text-2xl">
        {words.beforeTitle}
      </h2>
      <p className="mt-2 text-soft">{words.before}</p>
      {recent.length > 0 ? <RecentSearchLinks texts={recent.slice(0, MAX_RECENT)} /> : null}
      <ul aria-label={words.ideas} onFocus={scrollFocusedIntoView} className="idea-tiles no-scrollbar">
        {ideas.map(({ label, part, dish }) => (
          <li key={label}>
            <Link
              href={createSearchPath({ ...emptyView, ...part })}
              className="idea-tile group block rounded-card text-center underline-offset-4 hover:underline"
            >
              <span className="block overflow-hidden bg-sunk">
                <DishPictureOrDrawing
                  {...dish}
                  className="transition-transform duration-300 group-hover:scale-[1.025] motion-reduce:transform-none"
                />
              </span>
              <span className="mt-2 block font-semibold text-sm">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <RecipesUpTo30MinutesSection />
    </section>
  );
}

function RecentSearchLinks({ texts }: { texts: readonly string[] }) {
  return (
    <ul
      aria-label={words.recent}
      onFocus={scrollFocusedIntoView}
      className="recent-links no-scrollbar -mx-4 mt-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {texts.map((query) => (
        <li key={query} className="shrink-0">
          <Link
            href={createSearchPath({ ...emptyView, query })}
            className="touch-44 inline-flex h-9 items-center gap-2 rounded-full border border-line px-4 font-medium text-note text-soft transition-colors hover:border-edge hover:text-ink"
          >
            <Clock aria-hidden className="size-4" />
            <span dir="auto" className="max-w-72 truncate">
              {query}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const MAX_QUICK = 4;
/** The search that the section's link opens. The section shows its first results. */
const view = { ...parseSearchView(""), maxTime: 30 };

/**
 * Recipes that cook in up to 30 minutes. They are last on the page, so that nothing moves if there are none.
 */
function RecipesUpTo30MinutesSection() {
  const { data, isError } = trpc.search.advanced.useQuery(createAdvancedSearchInput(view), { retry: false });
  if (isError || data?.recipes.length === 0) return null;
  return (
    <section aria-labelledby="quick" className="quick-dishes mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="quick" className="text-xl">
          {words.quick.title}
        </h2>
        <Link href={createSearchPath(view)} className="touch-44 text-link text-note">
          {words.quick.all}
        </Link>
      </div>
      {data ? (
        <RecipeCardRow recipes={data.recipes.slice(0, MAX_QUICK)} isByCooking />
      ) : (
        <RecipeCardRowSkeleton count={MAX_QUICK} />
      )}
    </section>
  );
}
