import { Link } from "wouter";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { DishPictureOrDrawing } from "../../components/ui/dish-picture-or-drawing.tsx";
import { EmptyPlatePicture } from "../../components/ui/empty-plate-picture.tsx";
import { Skeleton, SkeletonGroup } from "../../components/ui/skeleton.tsx";
import { cn } from "../../lib/class-names.ts";
import { useSession } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { createCurrentPathHistoryState } from "../recipe-lists/back-to-list.ts";
import { CardCornerChips, CardFactsLine, cardWords, RecipeCard } from "../recipe-lists/recipe-card.tsx";
import { RecipeCardRow, RecipeCardRowSkeleton } from "../recipe-lists/recipe-card-row.tsx";
import { listCardFacts } from "../recipe-lists/recipe-facts.ts";
import { RecipeCardSkeleton } from "../recipe-lists/recipe-grid.tsx";
import { FEATURED_SHOWN } from "./choose-featured-not-elsewhere.ts";
import { SkeletonOrErrorPlaceholder } from "./skeleton-or-error-placeholder.tsx";
import { useFeaturedRecipesNotShownElsewhere } from "./use-featured-not-elsewhere.ts";

const texts = text.dashboard;
const columns = "mt-5 grid grid-cols-2 gap-x-3.5 gap-y-6 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-8";
const leadCell = "lg:col-span-2 lg:row-span-2";

type Props = {
  /** The recipes that the page shows above this section. */
  above?: readonly { id: string }[];
  /** For use below a primary task: all recipes have the same size, and on phones they take one row. */
  isCompact?: boolean;
};

/** The most liked recipes. On wide screens the first one takes four grid cells. */
export function FeaturedSection({ above, isCompact = false }: Props) {
  const { query, shown } = useFeaturedRecipesNotShownElsewhere(above);
  return (
    <section aria-labelledby="featured" tabIndex={-1} className="featured outline-none">
      <h2 id="featured" className="text-2xl">
        {texts.featured}
      </h2>
      {!shown ? (
        <SkeletonOrErrorPlaceholder query={query} fallback={texts.featuredFailed}>
          {isCompact ? <RecipeCardRowSkeleton count={FEATURED_SHOWN} /> : <FeaturedRecipesSkeleton />}
        </SkeletonOrErrorPlaceholder>
      ) : shown.length === 0 ? (
        <NothingFeaturedMessage />
      ) : isCompact ? (
        <RecipeCardRow recipes={shown} isPriority={false} />
      ) : (
        <ul className={columns}>
          {shown.map((recipe, index) => (
            <li key={recipe.id} className={index === 0 ? leadCell : undefined}>
              {index === 0 ? (
                <FirstFeaturedRecipeCard recipe={recipe} />
              ) : (
                <RecipeCard recipe={recipe} isPriority={index < 3} headingLevel={3} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function FeaturedRecipesSkeleton() {
  return (
    <SkeletonGroup className={columns}>
      <div className={`flex flex-col ${leadCell}`}>
        <Skeleton className="aspect-4/3 shrink-0 rounded-card lg:aspect-auto lg:min-h-88 lg:grow lg:rounded-hero" />
        <div className={cardWords}>
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-2.5 h-4 w-1/2" />
        </div>
      </div>
      {Array.from({ length: FEATURED_SHOWN - 1 }, (_, index) => index).map((index) => (
        <RecipeCardSkeleton key={index} />
      ))}
    </SkeletonGroup>
  );
}

function NothingFeaturedMessage() {
  const { user } = useSession();
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-4">
      <EmptyPlatePicture className="w-44 rounded-card" />
      <div>
        <p className="title text-xl">{texts.featuredNone}</p>
        <p className="mt-1 text-soft">{user ? texts.featuredNoneMember : texts.featuredNoneGuest}</p>
      </div>
    </div>
  );
}

/** The first featured recipe: a normal card on small screens, two columns wide on large ones. */
function FirstFeaturedRecipeCard({ recipe }: { recipe: RecipeSummary }) {
  return (
    <article className="group relative flex h-full flex-col">
      {/* On large screens the picture fills the height of the two neighbouring rows and does not stretch them. */}
      <div className="relative aspect-4/3 shrink-0 overflow-hidden rounded-card bg-sunk lg:aspect-auto lg:min-h-88 lg:grow lg:rounded-hero">
        <DishPictureOrDrawing
          title={recipe.title}
          tags={recipe.tags}
          cuisine={recipe.cuisine}
          src={recipe.imageUrl}
          imageWidth={recipe.imageWidth}
          sizes="(min-width: 64rem) 50rem, (min-width: 40rem) 33vw, 50vw"
          isPriority
          className="absolute inset-0 transition-transform duration-300 group-hover:scale-[1.02] motion-reduce:transform-none"
        />
      </div>
      <div className={cn(cardWords, "lg:mt-4")}>
        <h3 dir="auto" className="line-clamp-2 text-left text-lg leading-tight sm:text-xl lg:text-2xl">
          <Link
            href={paths.recipe(recipe.id)}
            state={createCurrentPathHistoryState()}
            className="rounded-sm decoration-1 underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-tomato focus-visible:after:outline-offset-4"
          >
            {recipe.title}
          </Link>
        </h3>
        {recipe.description ? (
          <p dir="auto" className="mt-2 hidden max-w-2xl text-soft lg:line-clamp-2">
            {recipe.description}
          </p>
        ) : null}
        <CardFactsLine facts={listCardFacts(recipe)} />
      </div>
      <CardCornerChips recipe={recipe} />
    </article>
  );
}
