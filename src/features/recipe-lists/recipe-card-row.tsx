import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { SkeletonGroup } from "../../components/ui/skeleton.tsx";
import { scrollFocusedIntoView } from "../../lib/scroll-focused.ts";
import { RecipeCard } from "./recipe-card.tsx";
import { RecipeCardSkeleton } from "./recipe-grid.tsx";
import "./recipe-card-row.css";

const row = "recipe-row no-scrollbar";

type Props = {
  recipes: readonly RecipeSummary[];
  /** Whether the cards show the cooking time, by which the recipes were filtered. */
  isByCooking?: boolean;
  /** Whether the row is visible at first, so that its pictures load eagerly. */
  isPriority?: boolean;
};

/** A few recipes in one row, which scrolls horizontally on phones. A single recipe takes the complete row. */
export function RecipeCardRow({ recipes, isByCooking = false, isPriority = true }: Props) {
  return (
    <ul onFocus={scrollFocusedIntoView} className={row}>
      {recipes.map((recipe) => (
        <li key={recipe.id}>
          <RecipeCard recipe={recipe} isPriority={isPriority} headingLevel={3} isByCooking={isByCooking} />
        </li>
      ))}
    </ul>
  );
}

/** A skeleton with the height of the row. */
export function RecipeCardRowSkeleton({ count }: { count: number }) {
  return (
    <SkeletonGroup>
      {/* The skeletons have a row of their own, so that each has the position of its later card. */}
      <div className={row}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <div key={index}>
            <RecipeCardSkeleton />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
