import type { ReactNode } from "react";
import { Link } from "wouter";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { paths } from "../../paths.ts";
import { RecipeCardRow, RecipeCardRowSkeleton } from "../recipe-lists/recipe-card-row.tsx";
import { SkeletonOrErrorPlaceholder } from "./skeleton-or-error-placeholder.tsx";
import type { useNewestOwnRecipes } from "./use-newest-own-recipes.ts";

const texts = text.dashboard;

type Props = {
  /** Passed by the parent, so that moving the section to another place does not load it again. */
  newest: ReturnType<typeof useNewestOwnRecipes>;
  /** Undefined until loaded. */
  recipes: readonly RecipeSummary[] | undefined;
  /** The number of recipes to reserve space for. */
  reserved: number;
  /** Content next to the recipes if they are few. */
  aside?: ReactNode;
};

/** The newest recipes of the member. The height does not change on loading if `reserved` recipes come. */
export function NewestRecipesSection({ newest, recipes, reserved, aside }: Props) {
  return (
    <section aria-labelledby="recent">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="recent" className="text-2xl">
          {texts.recent}
        </h2>
        <Link href={paths.recipes} className="touch-44 text-link text-note">
          {texts.recentAll}
        </Link>
      </div>
      <div className={aside ? "recent-few" : undefined}>
        {!recipes ? (
          <SkeletonOrErrorPlaceholder query={newest} error={newest.error} fallback={text.recipes.list.failed}>
            <RecipeCardRowSkeleton count={reserved} />
          </SkeletonOrErrorPlaceholder>
        ) : (
          <RecipeCardRow recipes={recipes} />
        )}
        {aside}
      </div>
    </section>
  );
}
