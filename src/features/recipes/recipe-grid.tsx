import type { ReactNode } from "react";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { Skeleton, Skeletons } from "../../components/ui/skeleton.tsx";
import { cn } from "../../lib/class-names.ts";
import { RecipeCard } from "./recipe-card.tsx";

const columns = "grid grid-cols-2 gap-x-3.5 gap-y-7 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-10 lg:grid-cols-4";
const seenAtOnce = 4;

type Props = {
  recipes: readonly RecipeSummary[];
  /** A menu for a recipe, or nothing. */
  actionFor?: (recipe: RecipeSummary) => ReactNode;
  headingLevel?: 2 | 3;
  /** An older page is shown while the next one is on its way. */
  isStale?: boolean;
  className?: string;
};

export function RecipeGrid({ recipes, actionFor, headingLevel, isStale, className }: Props) {
  return (
    <ul
      aria-busy={isStale ? true : undefined}
      className={cn(columns, "transition-opacity", isStale && "opacity-60 delay-200", className)}
    >
      {recipes.map((recipe, index) => (
        <li key={recipe.id}>
          <RecipeCard
            recipe={recipe}
            action={actionFor?.(recipe)}
            isPriority={index < seenAtOnce}
            headingLevel={headingLevel ?? 2}
          />
        </li>
      ))}
    </ul>
  );
}

/** The grid before its recipes have come: pictures, a title and a line each. */
export function RecipeGridSkeleton({ count, className }: { count: number; className?: string }) {
  return (
    <Skeletons className={cn(columns, className)}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index}>
          <Skeleton className="aspect-4/3 rounded-card" />
          <Skeleton className="mt-3.5 h-5 w-4/5" />
          <Skeleton className="mt-2.5 h-4 w-1/2" />
        </div>
      ))}
    </Skeletons>
  );
}
