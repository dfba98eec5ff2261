import { BookmarkPlus } from "lucide-react";
import { Link, useLocation } from "wouter";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { browserStorage } from "../../lib/browser-storage.ts";
import { usageLimitOfErrorOrNull } from "../../lib/error-answer.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.ts";
import { paths } from "../../paths.ts";
import { useDuplicateRecipe } from "../recipe-lists/use-duplicate-recipe.ts";
import { forgetWantedRecipeId, storeWantedRecipeId } from "./wanted-recipe.ts";

const texts = text.keeping;
type SharedRecipe = Pick<RecipeSummary, "id" | "version">;

/** Saves a copy of another member's recipe. */
export function SaveCopyButton({ recipe, userId }: { recipe: SharedRecipe; userId: string }) {
  const [, navigate] = useLocation();
  const { duplicate, isPending } = useDuplicateRecipe(userId, recipe);

  async function save() {
    const from = location.pathname;
    try {
      const copy = await duplicate();
      forgetWantedRecipeId(browserStorage);
      toast.success(text.downloads.copied(copy.title));
      // If the member has opened another page meanwhile, the copy is not opened.
      if (location.pathname === from) navigate(paths.recipe(copy.id));
    } catch (error) {
      toast.error(
        usageLimitOfErrorOrNull(error)?.message ?? serverErrorTextOr(error, text.downloads.copyFailed),
      );
    }
  }

  return (
    <Button aria-disabled={isPending} onClick={isPending ? undefined : () => void save()}>
      <BookmarkPlus aria-hidden />
      {texts.keep}
    </Button>
  );
}

/**
 * For visitors without an account: leads to the registration. The recipe's id is stored, so that the
 * dashboard offers the recipe after the address is confirmed.
 */
export function RegisterToSaveButton({ recipeId, label = texts.keep }: { recipeId: string; label?: string }) {
  return (
    <Button asChild>
      <Link
        href={paths.register}
        state={{ from: paths.recipe(recipeId) }}
        onClick={() => storeWantedRecipeId(recipeId, browserStorage)}
      >
        <BookmarkPlus aria-hidden />
        {label}
      </Link>
    </Button>
  );
}
