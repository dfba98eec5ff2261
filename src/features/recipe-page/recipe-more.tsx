import { Copy, Ellipsis } from "lucide-react";
import { useLocation } from "wouter";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../../components/ui/dropdown-menu.tsx";
import { readLimit } from "../../lib/error-answer.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.ts";
import { paths } from "../../paths.ts";
import { ExportItems, useExport } from "../recipe-lists/export-items.tsx";
import { useDuplicateRecipe } from "../recipe-lists/use-duplicate-recipe.ts";

const words = text.downloads;

/** What a member does more seldom: a copy of the recipe, and of an own one a file. */
export function RecipeMore({
  recipe,
  isOwner,
  userId,
}: {
  recipe: Recipe;
  isOwner: boolean;
  userId: string;
}) {
  const [, navigate] = useLocation();
  const { duplicate, isPending } = useDuplicateRecipe(userId, recipe);
  const files = useExport([recipe.id]);
  const isBusy = isPending || files.isBusy;

  async function copy() {
    try {
      const made = await duplicate();
      const goTo = (label: string, path: string) => ({ label, onClick: () => navigate(path) });
      // Whoever has gone on to another page meanwhile stays there.
      if (location.pathname !== paths.recipe(recipe.id)) {
        toast.success(words.copied(made.title), goTo(words.viewCopy, paths.recipe(made.id)));
        return;
      }
      toast.success(
        words.copied(made.title),
        isOwner ? undefined : goTo(words.editCopy, paths.recipeEdit(made.id)),
      );
      navigate(paths.recipe(made.id));
    } catch (error) {
      toast.error(readLimit(error)?.message ?? errorMessage(error, words.copyFailed));
    }
  }

  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button aria-label={words.more} aria-disabled={isBusy} size="icon" className="text-note">
          <Ellipsis aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem
          icon={<Copy aria-hidden />}
          hint={isOwner ? words.duplicateHint : words.saveCopyHint}
          disabled={isBusy}
          onSelect={() => void copy()}
        >
          {isOwner ? words.duplicate : words.saveCopy}
        </DropdownMenuItem>
        {isOwner ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuLabel>{words.export}</DropdownMenuLabel>
            <ExportItems isOff={isBusy} onChoose={(format) => void files.make(format)} />
          </>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
