import type { ReactNode } from "react";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import type { SearchMatch } from "#server/features/search/schema.ts";
import { Skeleton, SkeletonGroup } from "../../components/ui/skeleton.tsx";
import { cn } from "../../lib/class-names.ts";
import { type CardSelection, cardWords, RecipeCard } from "./recipe-card.tsx";
import "./recipe-board.css";
import "./recipe-grid.css";

const gridColumnClassNames = ({ isBoard, isDense }: Pick<Props, "isBoard" | "isDense">) =>
  isBoard
    ? "recipe-board"
    : cn("recipe-grid grid sm:grid-cols-3 sm:gap-x-6 sm:gap-y-8", isDense && "lg:grid-cols-4");
const PRIORITY_CARDS = 4;

type Props = {
  recipes: readonly RecipeSummary[];
  actionFor?: (recipe: RecipeSummary) => ReactNode;
  headingLevel?: 2 | 3;
  /**
   * Whether the grid is a board: columns of pictures with different heights, and cards that name the author.
   * A single card shows its description.
   */
  isBoard?: boolean;
  marksPublic?: boolean;
  onLiked?: (recipe: RecipeSummary, liked: boolean) => void;
  selectionFor?: ((recipe: RecipeSummary) => CardSelection) | undefined;
  /** Search matches by recipe id. */
  matches?: ReadonlyMap<string, SearchMatch>;
  isStale?: boolean;
  /** Whether the recipes were filtered or sorted by cooking time, which the cards then show. */
  isByCooking?: boolean;
  /** Whether wide screens show four columns instead of three; for a section of a page. */
  isDense?: boolean;
  className?: string;
};

export function RecipeGrid(props: Props) {
  const { recipes, isBoard, onLiked, isStale } = props;
  return (
    <ul
      aria-busy={isStale ? true : undefined}
      className={cn(
        gridColumnClassNames(props),
        "transition-opacity",
        isStale && "opacity-60 delay-200",
        props.className,
      )}
    >
      {recipes.map((recipe, index) => (
        <li key={recipe.id}>
          <RecipeCard
            recipe={recipe}
            action={props.actionFor?.(recipe)}
            isPriority={index < PRIORITY_CARDS}
            headingLevel={props.headingLevel}
            isBoard={isBoard}
            showsDescription={isBoard && recipes.length === 1}
            marksPublic={props.marksPublic}
            isByCooking={props.isByCooking}
            match={props.matches?.get(recipe.id)}
            selection={props.selectionFor?.(recipe)}
            onLiked={onLiked && ((liked) => onLiked(recipe, liked))}
          />
        </li>
      ))}
    </ul>
  );
}

/** A skeleton with the height of the grid. */
export function RecipeGridSkeleton(
  props: { count: number } & Pick<Props, "isBoard" | "isDense" | "className">,
) {
  return (
    <SkeletonGroup className={cn(gridColumnClassNames(props), props.className)}>
      {Array.from({ length: props.count }, (_, index) => index).map((index) => (
        <RecipeCardSkeleton key={index} />
      ))}
    </SkeletonGroup>
  );
}

export function RecipeCardSkeleton() {
  return (
    <div className="card-skeleton">
      <Skeleton className="aspect-4/3 rounded-card self-start" />
      <div className={cardWords}>
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="mt-2.5 h-4 w-1/2" />
      </div>
    </div>
  );
}
