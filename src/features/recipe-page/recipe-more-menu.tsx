import { ClipboardCopy, Copy, Ellipsis, FileText, Printer, Trash2 } from "lucide-react";
import { useCallback } from "react";
import { useLocation } from "wouter";
import type { DocumentForm } from "#server/engines/written-recipe/written-recipe.ts";
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
import { usageLimitOfErrorOrNull } from "../../lib/error-answer.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { moveFocusOnRemoval } from "../../lib/focus-on-removal.ts";
import { copyTextToClipboard } from "../../lib/share.ts";
import { toast } from "../../lib/toast.ts";
import { useDialogOpenedByMenu } from "../../lib/use-dialog-opened-by-menu.ts";
import { useMenuSideByFreeSpace } from "../../lib/use-menu-side.ts";
import { paths } from "../../paths.ts";
import { DeleteRecipeDialog } from "../recipe-lists/delete-recipe-dialog.tsx";
import { CollapsibleExportMenuGroup, useDownloadRecipesWithToast } from "../recipe-lists/export-items.tsx";
import { useDuplicateRecipe } from "../recipe-lists/use-duplicate-recipe.ts";
import { servingsFromQueryOrOriginal } from "../scaling/servings-address.ts";
import { PrintRecipeDialog } from "./print-recipe-dialog.tsx";
import { formatRecipeAsTextOrMarkdown } from "./recipe-document.ts";

const texts = text.downloads;

/** Copies the recipe, scaled to the shown servings, to the clipboard. */
async function copyRecipeToClipboard(recipe: Recipe, form: DocumentForm): Promise<void> {
  const servings = servingsFromQueryOrOriginal(location.search, recipe.servings);
  const outcome = await copyTextToClipboard(formatRecipeAsTextOrMarkdown(recipe, servings, form));
  if (outcome === "copied") toast.success(texts.textCopied);
  else toast.error(texts.textNotCopied);
}

/**
 * The menu of less frequent actions: print and copy; for a member also duplicate, for the owner also export
 * and delete. `userId` is null for guests.
 */
export function RecipeMoreMenu(props: { recipe: Recipe; isOwner: boolean; userId: string | null }) {
  const { recipe, isOwner, userId } = props;
  const [, navigate] = useLocation();
  const { duplicate, isPending } = useDuplicateRecipe(userId ?? "", recipe);
  const files = useDownloadRecipesWithToast([recipe.id]);
  const { trigger, opened, open, close } = useDialogOpenedByMenu<"print" | "delete">();
  const { place, content } = useMenuSideByFreeSpace(trigger);
  // A deletion removes the page with this focused button, so the focus moves to another element.
  const holdTrigger = useCallback(
    (button: HTMLButtonElement | null) => {
      trigger.current = button;
      const handOn = moveFocusOnRemoval(button);
      return () => {
        trigger.current = null;
        handOn();
      };
    },
    [trigger],
  );
  const isBusy = isPending || files.isBusy;

  async function copy() {
    try {
      const copied = await duplicate();
      const goTo = (label: string, path: string) => ({ label, onClick: () => navigate(path) });
      // The member may have opened another page in the meantime.
      if (location.pathname !== paths.recipe(recipe.id)) {
        toast.success(texts.copied(copied.title), goTo(texts.viewCopy, paths.recipe(copied.id)));
        return;
      }
      toast.success(
        texts.copied(copied.title),
        isOwner ? undefined : goTo(texts.editCopy, paths.recipeEdit(copied.id)),
      );
      navigate(paths.recipe(copied.id));
    } catch (error) {
      toast.error(usageLimitOfErrorOrNull(error)?.message ?? serverErrorTextOr(error, texts.copyFailed));
    }
  }

  return (
    <>
      <DropdownMenu modal={false} onOpenChange={place}>
        <DropdownMenuTrigger asChild>
          <Button
            ref={holdTrigger}
            aria-label={texts.more}
            aria-disabled={isBusy}
            size="icon"
            data-look="icon"
          >
            <Ellipsis aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent {...content}>
          <DropdownMenuLabel className="truncate sm:hidden">{recipe.title}</DropdownMenuLabel>
          {userId === null ? null : (
            <DropdownMenuItem
              icon={<Copy aria-hidden />}
              hint={isOwner ? texts.duplicateHint : texts.saveCopyHint}
              disabled={isBusy}
              onSelect={() => void copy()}
            >
              {isOwner ? texts.duplicate : texts.saveCopy}
            </DropdownMenuItem>
          )}
          <DropdownMenuItem
            icon={<ClipboardCopy aria-hidden />}
            hint={texts.copyTextHint}
            onSelect={() => void copyRecipeToClipboard(recipe, "text")}
          >
            {texts.copyText}
          </DropdownMenuItem>
          <DropdownMenuItem
            icon={<FileText aria-hidden />}
            onSelect={() => void copyRecipeToClipboard(recipe, "markdown")}
          >
            {texts.copyMarkdown}
          </DropdownMenuItem>
          <DropdownMenuItem icon={<Printer aria-hidden />} onSelect={() => open("print")}>
            {text.recipes.detail.print}
          </DropdownMenuItem>
          {isOwner ? (
            <>
              <CollapsibleExportMenuGroup
                isDisabled={isBusy}
                onChoose={(format) => void files.make(format)}
              />
              <DropdownMenuSeparator />
              <DropdownMenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => open("delete")}>
                {text.recipes.detail.delete}
              </DropdownMenuItem>
            </>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
      <PrintRecipeDialog open={opened === "print"} onOpenChange={close} />
      <DeleteRecipeDialog
        recipe={recipe}
        open={opened === "delete"}
        onOpenChange={close}
        onDeleted={() => {
          // The member may have opened another page in the meantime.
          if (location.pathname === paths.recipe(recipe.id)) navigate(paths.recipes, { replace: true });
        }}
      />
    </>
  );
}
