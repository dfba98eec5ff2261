import type { CSSProperties } from "react";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { SkeletonGroup } from "../../components/ui/skeleton.tsx";
import { scrollFocusedIntoView } from "../../lib/scroll-focused.ts";
import { RecipeCard } from "./recipe-card.tsx";
import { RecipeCardSkeleton } from "./recipe-grid.tsx";
import "./recipe-card-row.css";

const row = "recipe-row no-scrollbar mt-5";

type Props = {
  recipes: readonly RecipeSummary[];
  /** Whether the cards show the cooking time, by which the recipes were filtered. */
  isByCooking?: boolean;
  /** Whether the row is visible at first, so that its pictures load eagerly. */
  isPriority?: boolean;
  /** The number of columns on wide screens. */
  columns?: 1 | 2 | 3 | 4;
};

const columnStyle = (columns: number) => ({ "--columns": columns }) as CSSProperties;

/** A few recipes in one row, which scrolls horizontally on phones. */
export function RecipeCardRow({ recipes, isByCooking = false, isPriority = true, columns = 4 }: Props) {
  return (
    <ul onFocus={scrollFocusedIntoView} className={row} style={columnStyle(columns)}>
      {recipes.map((recipe) => (
        <li key={recipe.id}>
          <RecipeCard recipe={recipe} isPriority={isPriority} headingLevel={3} isByCooking={isByCooking} />
        </li>
      ))}
    </ul>
  );
}

/** A skeleton with the height of the row. */
export function RecipeCardRowSkeleton({ count, columns = 4 }: { count: number } & Pick<Props, "columns">) {
  return (
    <SkeletonGroup>
      {/* The skeletons have a row of their own, so that each has the position of its later card. */}
      <div className={row} style={columnStyle(columns)}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <div key={index}>
            <RecipeCardSkeleton />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
