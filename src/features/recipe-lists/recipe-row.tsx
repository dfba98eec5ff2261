import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { Skeletons } from "../../components/ui/skeleton.tsx";
import { showFocused } from "../../lib/pushed-row.ts";
import { RecipeCard } from "./recipe-card.tsx";
import { RecipeCardSkeleton } from "./recipe-grid.tsx";
import "./recipe-row.css";

const row = "recipe-row no-scrollbar";

type Props = {
  recipes: readonly RecipeSummary[];
  /** Chosen by their cooking time, which they tell. */
  isByCooking?: boolean;
  /** Among the first seen: their pictures are loaded at once. */
  isPriority?: boolean;
};

/** A few recipes in one row, pushed sideways on phones, as the next card shows. One alone has the row for itself. */
export function RecipeRow({ recipes, isByCooking = false, isPriority = true }: Props) {
  return (
    <ul onFocus={showFocused} className={row}>
      {recipes.map((recipe) => (
        <li key={recipe.id}>
          <RecipeCard recipe={recipe} isPriority={isPriority} headingLevel={3} isByCooking={isByCooking} />
        </li>
      ))}
    </ul>
  );
}

/** The row before its recipes have come: as tall as it will be. */
export function RecipeRowSkeleton({ count }: { count: number }) {
  return (
    <Skeletons>
      {/* In a row of its own, where each is the one it will be. */}
      <div className={row}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <div key={index}>
            <RecipeCardSkeleton />
          </div>
        ))}
      </div>
    </Skeletons>
  );
}
