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
import { ExportItems, useExport } from "./export-items.tsx";
import { useDuplicateRecipe } from "./use-duplicate-recipe.ts";

const words = text.downloads;

/** What a member does more seldom: a copy of the recipe, and of an own one a file. */
export function RecipeMore({ recipe, isOwner }: { recipe: Recipe; isOwner: boolean }) {
  const [, navigate] = useLocation();
  const duplicate = useDuplicateRecipe();
  const files = useExport([recipe.id]);
  const isBusy = duplicate.isPending || files.isBusy;

  async function copy() {
    try {
      const made = await duplicate.mutateAsync({ id: recipe.id });
      toast.success(
        words.copied(made.title),
        isOwner ? undefined : { label: words.editCopy, onClick: () => navigate(paths.recipeEdit(made.id)) },
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
