import { Link } from "wouter";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { DishPicture } from "../../components/ui/dish-picture.tsx";
import { cn } from "../../lib/class-names.ts";
import { paths } from "../../paths.ts";
import { linkedFrom } from "../recipe-lists/back-to-list.ts";
import { CornerChips, cardWords, FactsLine } from "../recipe-lists/recipe-card.tsx";
import { cardFacts } from "../recipe-lists/recipe-facts.ts";

/** The first of the featured recipes: a card like the others on small screens, two columns wide on large ones. */
export function FeaturedLead({ recipe }: { recipe: RecipeSummary }) {
  return (
    <article className="group relative flex h-full flex-col">
      {/* On large screens it fills what its words leave of the two rows beside it: those rows never grow by it. */}
      <div className="relative aspect-4/3 shrink-0 overflow-hidden rounded-card bg-sunk lg:aspect-auto lg:min-h-88 lg:grow lg:rounded-hero">
        <DishPicture
          title={recipe.title}
          tags={recipe.tags}
          cuisine={recipe.cuisine}
          src={recipe.imageUrl}
          sizes="(min-width: 64rem) 50rem, (min-width: 40rem) 33vw, 50vw"
          isPriority
          className="absolute inset-0 transition-transform duration-300 group-hover:scale-[1.02] motion-reduce:transform-none"
        />
      </div>
      <div className={cn(cardWords, "lg:mt-4")}>
        <h3 dir="auto" className="line-clamp-2 text-left text-lg leading-tight sm:text-xl lg:text-2xl">
          <Link
            href={paths.recipe(recipe.id)}
            state={linkedFrom()}
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
        <FactsLine facts={cardFacts(recipe)} />
      </div>
      <CornerChips recipe={recipe} />
    </article>
  );
}
