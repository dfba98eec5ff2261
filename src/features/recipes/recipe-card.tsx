import { Heart, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { DishPicture } from "../../components/ui/dish-picture.tsx";
import { formatCount, formatLikes } from "../../lib/format.ts";
import { paths } from "../../paths.ts";
import { cardFacts } from "./recipe-facts.ts";

type Props = {
  recipe: RecipeSummary;
  /** Stands in the corner of the words: a menu, on own recipes. */
  action?: ReactNode;
  /** Among the first seen: its picture is loaded at once. */
  isPriority?: boolean;
  headingLevel?: 2 | 3;
};

/** A recipe in a grid: picture, title, one line of facts. No box: the picture is the card. */
export function RecipeCard({ recipe, action, isPriority, headingLevel = 2 }: Props) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article className="group relative">
      <div className="relative aspect-4/3 overflow-hidden rounded-card bg-sunk">
        <DishPicture
          title={recipe.title}
          tags={recipe.tags}
          cuisine={recipe.cuisine}
          src={recipe.imageUrl}
          sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 33vw, 50vw"
          isPriority={isPriority ?? false}
          className="transition-transform duration-300 group-hover:scale-[1.025] motion-reduce:transform-none"
        />
        <CornerChips recipe={recipe} />
      </div>
      <div className="mt-3 flex items-start gap-1">
        <div className="min-w-0 grow">
          <Heading className="line-clamp-3 text-lg leading-tight sm:text-xl">
            <Link
              href={paths.recipe(recipe.id)}
              className="rounded-sm decoration-1 underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-tomato focus-visible:after:outline-offset-4"
            >
              {recipe.title}
            </Link>
          </Heading>
        </div>
        {action ? <div className="relative -mt-2 -mr-2 -mb-3 shrink-0">{action}</div> : null}
      </div>
      <FactsLine facts={cardFacts(recipe)} />
    </article>
  );
}

function CornerChips({ recipe }: { recipe: RecipeSummary }) {
  const chip =
    "flex h-7 items-center gap-1 rounded-full bg-surface px-2.5 font-semibold text-ink text-xs tabular-nums";
  return (
    <div className="absolute top-2.5 right-2.5 flex gap-1.5">
      {recipe.isPublic ? null : (
        <span className={chip}>
          <Lock aria-hidden className="size-3.5" />
          <span className="sr-only">{text.recipes.private}</span>
        </span>
      )}
      {recipe.likeCount > 0 ? (
        <span className={chip}>
          <Heart aria-hidden className="size-3.5 fill-tomato text-tomato" />
          <span aria-hidden>{formatCount(recipe.likeCount)}</span>
          <span className="sr-only">{formatLikes(recipe.likeCount)}</span>
        </span>
      ) : null}
    </div>
  );
}

function FactsLine({ facts }: { facts: ReturnType<typeof cardFacts> }) {
  return (
    <ul className="mt-1.5 flex overflow-hidden text-sm text-soft sm:text-note">
      {facts.map((fact) => (
        <li
          key={fact.words}
          className="shrink-0 text-nowrap last:min-w-0 last:shrink last:truncate max-sm:nth-[n+3]:hidden before:mx-1.5 before:text-edge before:content-['·'] first:before:mx-0 first:before:content-none sm:before:mx-2"
        >
          <span className={fact.ink}>{fact.words}</span>
        </li>
      ))}
    </ul>
  );
}
