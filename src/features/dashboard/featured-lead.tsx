import { Heart } from "lucide-react";
import { Link } from "wouter";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { DishPicture } from "../../components/ui/dish-picture.tsx";
import { formatCount, formatLikes } from "../../lib/format.ts";
import { paths } from "../../paths.ts";
import { cardFacts } from "../recipes/recipe-facts.ts";

/** The first of the featured recipes: a card like the others on small screens, two columns wide on large ones. */
export function FeaturedLead({ recipe }: { recipe: RecipeSummary }) {
  return (
    <article className="group relative flex h-full flex-col">
      {/* On large screens it grows until its words end where those of the cards beside it end. */}
      <div className="relative aspect-4/3 shrink-0 overflow-hidden rounded-card bg-sunk lg:grow lg:rounded-hero">
        <DishPicture
          title={recipe.title}
          tags={recipe.tags}
          cuisine={recipe.cuisine}
          src={recipe.imageUrl}
          sizes="(min-width: 64rem) 50rem, (min-width: 40rem) 33vw, 50vw"
          isPriority
          className="absolute inset-0 transition-transform duration-300 group-hover:scale-[1.02] motion-reduce:transform-none"
        />
        {recipe.likeCount > 0 ? <Likes count={recipe.likeCount} /> : null}
      </div>
      <h3 className="mt-3 line-clamp-3 text-lg leading-tight sm:text-xl lg:mt-4 lg:text-2xl">
        <Link
          href={paths.recipe(recipe.id)}
          className="rounded-sm decoration-1 underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-tomato focus-visible:after:outline-offset-4"
        >
          {recipe.title}
        </Link>
      </h3>
      {recipe.description ? (
        <p className="mt-2 hidden max-w-2xl text-soft lg:line-clamp-2">{recipe.description}</p>
      ) : null}
      <ul className="mt-1.5 flex overflow-hidden text-sm text-soft sm:text-note">
        {cardFacts(recipe).map(({ words, ink }) => (
          <li
            key={words}
            className="shrink-0 text-nowrap before:mx-1.5 before:text-edge before:content-['·'] last:min-w-0 last:shrink last:truncate first:before:mx-0 first:before:content-none max-sm:nth-[n+3]:hidden sm:before:mx-2"
          >
            <span className={ink}>{words}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}

function Likes({ count }: { count: number }) {
  return (
    <span className="absolute top-2.5 right-2.5 flex h-7 items-center gap-1 rounded-full bg-surface px-2.5 font-semibold text-ink text-xs tabular-nums">
      <Heart aria-hidden className="size-3.5 fill-tomato text-tomato" />
      <span aria-hidden>{formatCount(count)}</span>
      <span className="sr-only">{formatLikes(count)}</span>
    </span>
  );
}
