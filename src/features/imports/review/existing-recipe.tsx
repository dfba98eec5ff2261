import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import { paths } from "../../../paths.ts";
import { OwnPicture } from "./own-picture.tsx";

const words = text.imports.existing;

type Props = {
  recipe: { recipeId: string; title: string };
  onAgain: () => void;
  onDifferent: () => void;
};

/** The address was imported before: the recipe that came of it, and the choice to have it twice. */
export function ExistingRecipe({ recipe, onAgain, onDifferent }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="existing-recipe" className="max-w-[40rem]">
      <OwnPicture recipeId={recipe.recipeId} title={recipe.title} />
      <h2 ref={heading} tabIndex={-1} id="existing-recipe" className="mt-6 text-2xl outline-none">
        {words.title}
      </h2>
      <p className="mt-2 break-words text-lg text-soft">{words.body(recipe.title)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild variant="primary">
          <Link href={paths.recipe(recipe.recipeId)}>{words.open}</Link>
        </Button>
        <Button onClick={onAgain}>{words.again}</Button>
        <Button variant="plain" onClick={onDifferent}>
          {words.different}
        </Button>
      </div>
      <p className="mt-4 text-sm text-soft">{words.againHint}</p>
    </section>
  );
}
