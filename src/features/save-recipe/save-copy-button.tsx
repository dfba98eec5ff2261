import { BookmarkPlus } from "lucide-react";
import { Link, useLocation } from "wouter";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { browserStorage } from "../../lib/browser-storage.ts";
import { readLimit } from "../../lib/error-answer.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.ts";
import { paths } from "../../paths.ts";
import { useDuplicateRecipe } from "../recipe-lists/use-duplicate-recipe.ts";
import { forgetWanted, rememberWanted } from "./wanted-recipe.ts";

const words = text.keeping;
type Kept = Pick<RecipeSummary, "id" | "version">;

/** Takes somebody else's recipe into a member's own. */
export function KeepButton({ recipe, userId }: { recipe: Kept; userId: string }) {
  const [, navigate] = useLocation();
  const { duplicate, isPending } = useDuplicateRecipe(userId, recipe);

  async function keep() {
    const from = location.pathname;
    try {
      const made = await duplicate();
      forgetWanted(browserStorage);
      toast.success(text.downloads.copied(made.title));
      // Whoever has gone on to another page meanwhile stays there.
      if (location.pathname === from) navigate(paths.recipe(made.id));
    } catch (error) {
      toast.error(readLimit(error)?.message ?? errorMessage(error, text.downloads.copyFailed));
    }
  }

  return (
    <Button aria-disabled={isPending} onClick={isPending ? undefined : () => void keep()}>
      <BookmarkPlus aria-hidden />
      {words.keep}
    </Button>
  );
}

/** For newcomers, by way of an account. The recipe is remembered: it waits on the dashboard of whoever comes back by a mailed link. */
export function KeepByAccount({ recipeId, label = words.keep }: { recipeId: string; label?: string }) {
  return (
    <Button asChild>
      <Link
        href={paths.register}
        state={{ from: paths.recipe(recipeId) }}
        onClick={() => rememberWanted(recipeId, browserStorage)}
      >
        <BookmarkPlus aria-hidden />
        {label}
      </Link>
    </Button>
  );
}
