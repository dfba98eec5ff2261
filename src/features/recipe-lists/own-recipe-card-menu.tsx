import { EllipsisVertical } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from "../../components/ui/dropdown-menu.tsx";
import { useDialogOpenedByMenu } from "../../lib/use-dialog-opened-by-menu.ts";
import { useMenuSideByFreeSpace } from "../../lib/use-menu-side.ts";
import { ShareLinkDialog } from "../sharing/share-link-dialog.tsx";
import { DeleteRecipeDialog } from "./delete-recipe-dialog.tsx";
import { createListEntryFocusRestorer } from "./list-focus.ts";
import { OwnRecipeMenuItems } from "./own-recipe-menu-items.tsx";

type Props = {
  recipe: RecipeSummary;
  onDeleted?: () => void;
  /** Called instead of showing an error message. */
  onDeleteFailed?: (error: unknown) => void;
};

/**
 * The menu on the card of one of the member's recipes. Its dialogs are outside of the menu, because the menu
 * closes first.
 */
export function OwnRecipeCardMenu({ recipe, onDeleted, onDeleteFailed }: Props) {
  const texts = text.recipes.card;
  const goToNext = useRef<(() => void) | null>(null);
  const { trigger, opened, open, close } = useDialogOpenedByMenu<"delete" | "link">(() =>
    goToNext.current?.(),
  );
  const { place, content } = useMenuSideByFreeSpace(trigger);

  // After a lost response the card is removed only by the reload of the list, so the focus moves when the
  // card unmounts.
  useLayoutEffect(
    () => () => {
      if (trigger.current === document.activeElement && goToNext.current) setTimeout(goToNext.current);
    },
    [trigger],
  );

  function ask(what: "delete" | "link") {
    goToNext.current = createListEntryFocusRestorer(trigger.current);
    open(what);
  }

  return (
    <>
      <DropdownMenu modal={false} onOpenChange={place}>
        <DropdownMenuTrigger asChild>
          <Button
            ref={trigger}
            variant="plain"
            size="icon"
            aria-label={texts.menu(recipe.title)}
            className="text-soft"
          >
            <EllipsisVertical aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent {...content}>
          <OwnRecipeMenuItems
            recipe={recipe}
            onAskDelete={() => ask("delete")}
            onShowLink={() => ask("link")}
          />
        </DropdownMenuContent>
      </DropdownMenu>
      <ShareLinkDialog recipe={recipe} open={opened === "link"} onOpenChange={close} />
      <DeleteRecipeDialog
        recipe={recipe}
        open={opened === "delete"}
        onOpenChange={close}
        onDeleted={onDeleted}
        onFailed={onDeleteFailed}
      />
    </>
  );
}
