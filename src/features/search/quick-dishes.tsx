import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { trpc } from "../../lib/trpc.ts";
import { RecipeRow, RecipeRowSkeleton } from "../recipe-lists/recipe-row.tsx";
import { pathOfView, viewFromAddress } from "./search-address.ts";
import { searchInput } from "./search-input.ts";

const words = text.search.quick;
const shown = 4;
/** The search that its link leads to, whose first page is asked for here. */
const view = { ...viewFromAddress(""), maxTime: 30 };

/** Recipes that are cooked in half an hour. It stands last on its page: where there are none nothing else moves. */
export function QuickDishes() {
  const { data, isError } = trpc.search.advanced.useQuery(searchInput(view), { retry: false });
  if (isError || data?.recipes.length === 0) return null;
  return (
    <section aria-labelledby="quick" className="quick-dishes">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="quick" className="text-xl">
          {words.title}
        </h2>
        <Link href={pathOfView(view)} className="touch-44 text-link text-note">
          {words.all}
        </Link>
      </div>
      {data ? (
        <RecipeRow recipes={data.recipes.slice(0, shown)} isByCooking />
      ) : (
        <RecipeRowSkeleton count={shown} />
      )}
    </section>
  );
}
