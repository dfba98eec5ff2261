import { Link } from "wouter";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { DishPictureOrDrawing } from "../../components/ui/dish-picture-or-drawing.tsx";
import { Skeleton, SkeletonGroup } from "../../components/ui/skeleton.tsx";
import { WordTruncatedTitle } from "../../components/word-truncated-title.tsx";
import { cn } from "../../lib/class-names.ts";
import { paths } from "../../paths.ts";
import { createCurrentPathHistoryState } from "../recipe-lists/back-to-list.ts";
import { CardCornerChips, CardFactsLine } from "../recipe-lists/recipe-card.tsx";
import { listCardFacts } from "../recipe-lists/recipe-facts.ts";
import type { Suggestion } from "./choose-todays-dish-or-null.ts";

/** Longer titles get a smaller font, so that they are not cut and take about two lines. In characters. */
const SMALL_TITLE_LENGTH = 48;
const MAX_TITLE_LENGTH = 120;

/** Today's dish and why it was chosen. The height is fixed. */
export function TodaysDishSection({ dish: { recipe, reason } }: { dish: Suggestion<RecipeSummary> }) {
  return (
    <section aria-labelledby="today">
      <article className="todays-dish group relative">
        <div className="todays-picture relative overflow-hidden bg-sunk">
          <DishPictureOrDrawing
            title={recipe.title}
            tags={recipe.tags}
            cuisine={recipe.cuisine}
            src={recipe.imageUrl}
            imageWidth={recipe.imageWidth}
            sizes="(min-width: 40rem) 58vw, 100vw"
            isPriority
            className="absolute inset-0"
          />
          <CardCornerChips recipe={recipe} />
        </div>
        <div className="todays-words min-w-0">
          <p className="font-semibold text-note text-tomato">{reason}</p>
          <h2
            dir="auto"
            className={cn(
              "todays-title text-left leading-tight",
              recipe.title.length > SMALL_TITLE_LENGTH && "todays-long-title",
            )}
          >
            <Link
              href={paths.recipe(recipe.id)}
              state={createCurrentPathHistoryState()}
              className="rounded-sm decoration-1 underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-tomato focus-visible:after:outline-offset-4"
            >
              <WordTruncatedTitle title={recipe.title} maxLetters={MAX_TITLE_LENGTH} />
            </Link>
          </h2>
          {recipe.description ? (
            <p dir="auto" className="mt-2 hidden max-w-2xl text-soft lg:line-clamp-2">
              {recipe.description}
            </p>
          ) : null}
          <CardFactsLine facts={listCardFacts(recipe)} />
        </div>
      </article>
    </section>
  );
}

export function TodaysDishSkeleton() {
  return (
    <SkeletonGroup>
      <div className="card-skeleton todays-dish">
        <Skeleton className="todays-picture" />
        <div className="todays-words">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-2.5 h-4 w-1/2" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
