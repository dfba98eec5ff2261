import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { SkeletonGroup } from "../../components/ui/skeleton.tsx";
import { cn } from "../../lib/class-names.ts";
import { scrollFocusedIntoView } from "../../lib/scroll-focused.ts";
import { RecipeCard } from "./recipe-card.tsx";
import { RecipeCardSkeleton } from "./recipe-grid.tsx";

/**
 * One row that scrolls horizontally on phones. With three columns a fourth and last card is hidden, because it
 * would be alone in its row.
 */
const row =
  "no-scrollbar mt-5 grid gap-3.5 max-sm:-mx-4 max-sm:snap-x max-sm:auto-cols-[44%] max-sm:scroll-px-4 max-sm:grid-flow-col max-sm:grid-cols-none max-sm:overflow-x-auto max-sm:px-4 max-sm:*:snap-start sm:grid-cols-3 sm:gap-x-6 sm:gap-y-7 sm:max-lg:[&>:nth-child(4):last-child]:hidden";

type Props = {
  recipes: readonly RecipeSummary[];
  /** Whether the cards show the cooking time, by which the recipes were filtered. */
  isByCooking?: boolean;
  /** Whether the row is visible at first, so that its pictures load eagerly. */
  isPriority?: boolean;
  /** The number of columns on wide screens. */
  columns?: keyof typeof wideColumns;
};

const wideColumns = { 1: "lg:grid-cols-1", 2: "lg:grid-cols-2", 3: "lg:grid-cols-3", 4: "lg:grid-cols-4" };

/** A few recipes in one row, which scrolls horizontally on phones. */
export function RecipeCardRow({ recipes, isByCooking = false, isPriority = true, columns = 4 }: Props) {
  return (
    <ul onFocus={scrollFocusedIntoView} className={cn(row, wideColumns[columns])}>
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
      <div className={cn(row, wideColumns[columns])}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <div key={index}>
            <RecipeCardSkeleton />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
