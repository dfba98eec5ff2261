import type { ReactNode } from "react";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import type { SearchMatch } from "#server/features/search/schema.ts";
import { Skeleton, SkeletonGroup } from "../../components/ui/skeleton.tsx";
import { cn } from "../../lib/class-names.ts";
import {
  type CardSelection,
  cardWords,
  RecipeCard,
  type RecipeCardProps,
  RecipeRow,
  recipeRow,
  rowPicture,
} from "./recipe-card.tsx";
import type { ListLayout } from "./use-list-layout.ts";

const PRIORITY_CARDS = 4;

type Props = {
  recipes: readonly RecipeSummary[];
  layout?: ListLayout;
  /** Null for a recipe without an action, in a list in which others have one. */
  actionFor?: (recipe: RecipeSummary) => ReactNode;
  reasonFor?: (recipe: RecipeSummary) => string | undefined;
  footerFor?: (recipe: RecipeSummary) => ReactNode;
  onLiked?: (recipe: RecipeSummary, liked: boolean) => void;
  selectionFor?: ((recipe: RecipeSummary) => CardSelection) | undefined;
  /** Search matches by recipe id. */
  matches?: ReadonlyMap<string, SearchMatch>;
  isStale?: boolean;
  /** Whether wide screens show four columns instead of three; for a section of a page. */
  isDense?: boolean;
} & Pick<RecipeCardProps, "headingLevel" | "namesAuthor" | "marksPublic" | "isByCooking">;

const layoutClassNames = ({ layout, isDense }: Pick<Props, "layout" | "isDense">) =>
  layout === "list"
    ? "grid gap-x-10 gap-y-4 lg:grid-cols-2"
    : cn(
        "card-grid grid grid-cols-2 gap-x-3.5 gap-y-4 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-8",
        isDense && "lg:grid-cols-4",
      );

/** Recipes as cards in columns or as rows. */
export function RecipeGrid({ recipes, layout = "grid", onLiked, isStale, isDense, ...props }: Props) {
  const { actionFor, reasonFor, footerFor, selectionFor, matches, ...shared } = props;
  const Recipe = layout === "list" ? RecipeRow : RecipeCard;
  return (
    <ul
      aria-busy={isStale ? true : undefined}
      className={cn(
        layoutClassNames({ layout, isDense }),
        "transition-opacity",
        isStale && "opacity-60 delay-200",
      )}
    >
      {recipes.map((recipe, index) => (
        <li key={recipe.id}>
          <Recipe
            {...shared}
            recipe={recipe}
            action={actionFor?.(recipe)}
            reason={reasonFor?.(recipe)}
            footer={footerFor?.(recipe)}
            isPriority={index < PRIORITY_CARDS}
            match={matches?.get(recipe.id)}
            selection={selectionFor?.(recipe)}
            onLiked={onLiked && ((liked) => onLiked(recipe, liked))}
          />
        </li>
      ))}
    </ul>
  );
}

/** A skeleton with the height of the grid. */
export function RecipeGridSkeleton(
  props: { count: number; hasFooter?: boolean } & Pick<Props, "layout" | "isDense">,
) {
  return (
    <SkeletonGroup className={layoutClassNames(props)}>
      {Array.from({ length: props.count }, (_, index) => index).map((index) => (
        <RecipeCardSkeleton key={index} isRow={props.layout === "list"} hasFooter={props.hasFooter} />
      ))}
    </SkeletonGroup>
  );
}

export function RecipeCardSkeleton(props: { isRow?: boolean; hasFooter?: boolean | undefined }) {
  const { isRow = false, hasFooter = false } = props;
  return (
    <div className={cn("card-skeleton", isRow && recipeRow)}>
      <Skeleton className={cn("aspect-4/3 rounded-card", isRow && rowPicture)} />
      <div className={isRow ? "grow" : cardWords(hasFooter)}>
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="mt-2.5 h-4 w-1/2" />
      </div>
    </div>
  );
}
