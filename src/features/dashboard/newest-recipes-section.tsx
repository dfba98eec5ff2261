import type { ReactNode } from "react";
import { Link } from "wouter";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { paths } from "../../paths.ts";
import { RecipeCardRow, RecipeCardRowSkeleton } from "../recipe-lists/recipe-card-row.tsx";
import type { useNewestOwnRecipesQuery } from "../recipe-lists/use-newest-own-recipes-query.ts";
import { SkeletonOrErrorPlaceholder } from "./skeleton-or-error-placeholder.tsx";

const texts = text.dashboard;

type Props = {
  /** The parent owns the query, so that the section does not load it again when it moves to another place. */
  newest: ReturnType<typeof useNewestOwnRecipesQuery>;
  /** Undefined while loading. */
  recipes: readonly RecipeSummary[] | undefined;
  /** The number of recipes to reserve space for while loading. */
  reserved: number;
  /** Rendered next to the recipes if there are few. */
  aside?: ReactNode;
};

/** The member's newest recipes. If `reserved` is the right number, loading does not change the height. */
export function NewestRecipesSection({ newest, recipes, reserved, aside }: Props) {
  const columns = aside ? ({ columns: recipes?.length === 1 ? 1 : 2 } as const) : {};
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
      <div className={aside ? "gap-6 lg:flex" : undefined}>
        {!recipes ? (
          <SkeletonOrErrorPlaceholder query={newest} error={newest.error} fallback={text.recipes.list.failed}>
            <RecipeCardRowSkeleton count={reserved} {...columns} />
          </SkeletonOrErrorPlaceholder>
        ) : (
          <div
            className={aside ? (recipes.length === 1 ? "one-next-to-more" : "two-next-to-more") : undefined}
          >
            <RecipeCardRow recipes={recipes} {...columns} />
          </div>
        )}
        {aside}
      </div>
    </section>
  );
}
