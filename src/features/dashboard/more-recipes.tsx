import { text } from "#server/texts/en.ts";
import { trpc } from "../../lib/trpc.ts";
import { RecipeCardRow } from "../recipe-lists/recipe-card-row.tsx";
import { FEATURED } from "./choose-featured-not-elsewhere.ts";

/** The recipes fill one row. */
const MAX_RECIPES = 4;

/**
 * Featured recipes other than `except`, below a recipe that a guest reads or below few favorites. May render
 * nothing.
 */
export default function MoreRecipes({ except }: { except: readonly string[] }) {
  const { data = [] } = trpc.recipes.featured.useQuery(FEATURED);
  const others = data.filter(({ id }) => !except.includes(id)).slice(0, MAX_RECIPES);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="more" className="mt-12 print:hidden">
      <h2 id="more" className="text-2xl">
        {text.keeping.more}
      </h2>
      <RecipeCardRow recipes={others} isPriority={false} />
    </section>
  );
}
