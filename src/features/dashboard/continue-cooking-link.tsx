import { CookingPot } from "lucide-react";
import { Link } from "wouter";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { DishPictureOrDrawing } from "../../components/ui/dish-picture-or-drawing.tsx";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { useCookingProgress, useIdOfRecipeInProgressOrNull } from "../cooking/use-cooking-progress.ts";

/** A link to the recipe whose cooking was interrupted within the last 24 hours. */
export function ContinueCookingLink() {
  const id = useIdOfRecipeInProgressOrNull();
  return id === null ? null : <InterruptedRecipeLinkOrSkeleton key={id} id={id} />;
}

/** Reserves the link's space while the recipe loads. */
function InterruptedRecipeLinkOrSkeleton({ id }: { id: string }) {
  const { data: recipe, isError } = trpc.recipes.get.useQuery({ id }, { retry: false });
  if (isError) return null;
  return (
    <section className="begun-room">{recipe ? <InterruptedRecipeLink recipe={recipe} /> : null}</section>
  );
}

function InterruptedRecipeLink({ recipe }: { recipe: Recipe }) {
  const { step } = useCookingProgress(recipe);
  // The recipe has fewer steps than when it was interrupted, so the saved step is not valid.
  if (step === 0 || step >= recipe.instructions.length) return null;
  return (
    <div className="begun rounded-card bg-sunk">
      <div className="aspect-4/3 overflow-hidden rounded-md">
        <DishPictureOrDrawing
          title={recipe.title}
          tags={recipe.tags}
          cuisine={recipe.cuisine}
          src={recipe.imageUrl}
          imageWidth={recipe.imageWidth}
          imageHeight={recipe.imageHeight}
          sizes="5rem"
          isPriority
        />
      </div>
      <div className="min-w-0 grow">
        <p className="text-sm text-soft">
          {text.dashboard.begun} · {text.cooking.position(step + 1, recipe.instructions.length)}
        </p>
        <h2 dir="auto" className="line-clamp-2 text-left text-lg leading-tight">
          {recipe.title}
        </h2>
      </div>
      <Button asChild>
        <Link href={paths.recipeCook(recipe.id, "")}>
          <CookingPot aria-hidden />
          {text.cooking.goOn}
        </Link>
      </Button>
    </div>
  );
}
