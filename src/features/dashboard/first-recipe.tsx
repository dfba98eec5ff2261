import { Camera, ClipboardPaste, PencilLine } from "lucide-react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { DishPicture } from "../../components/ui/dish-picture.tsx";
import { cn } from "../../lib/class-names.ts";
import { paths } from "../../paths.ts";
import { KeepButton } from "../keeping/keep-button.tsx";
import { FirstLink } from "./first-link.tsx";
import type { Sample } from "./use-start.ts";

const words = text.dashboard.first;

/** A cookbook that is empty yet: one large way to fill it, the others beside it, and a recipe that is there already. */
export function FirstRecipe({ sample, userId }: { sample: Sample | null; userId: string }) {
  return (
    <section
      aria-labelledby="first-recipe"
      className={cn(
        "grid gap-9 rounded-hero bg-sunk p-5 sm:p-8",
        sample && "lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-14",
      )}
    >
      <div className="max-w-[44rem]">
        <h2 id="first-recipe" className="text-page">
          {words.title}
        </h2>
        <div className="mt-5">
          <FirstLink />
        </div>
        <p className="mt-6 text-soft">{words.orElse}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button asChild>
            <Link href={paths.recipeImport("text")}>
              <ClipboardPaste aria-hidden />
              {words.paste}
            </Link>
          </Button>
          <Button asChild>
            <Link href={paths.recipeScan}>
              <Camera aria-hidden />
              {words.scan}
            </Link>
          </Button>
          <Button asChild>
            <Link href={paths.recipeCreate}>
              <PencilLine aria-hidden />
              {words.write}
            </Link>
          </Button>
        </div>
      </div>
      {sample ? <SampleCard sample={sample} userId={userId} /> : null}
    </section>
  );
}

function SampleCard({ sample: { recipe, isWanted }, userId }: { sample: Sample; userId: string }) {
  return (
    <aside aria-label={isWanted ? words.wanted : words.sample}>
      <p className="text-note text-soft">{isWanted ? words.wanted : words.sample}</p>
      <div className="mt-3 flex items-start gap-4 lg:block">
        <div className="aspect-4/3 w-32 shrink-0 overflow-hidden rounded-card sm:w-44 lg:w-full">
          <DishPicture
            title={recipe.title}
            tags={recipe.tags}
            cuisine={recipe.cuisine}
            src={recipe.imageUrl}
            sizes="(min-width: 64rem) 17rem, 11rem"
            isPriority
          />
        </div>
        <div className="min-w-0 lg:mt-3">
          <h3 dir="auto" className="line-clamp-2 text-left text-lg leading-tight sm:text-xl">
            <Link href={paths.recipe(recipe.id)} className="touch-44 underline-offset-4 hover:underline">
              {recipe.title}
            </Link>
          </h3>
          <div className="mt-3">
            <KeepButton recipe={recipe} userId={userId} />
          </div>
        </div>
      </div>
    </aside>
  );
}
