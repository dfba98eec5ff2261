import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../components/ui/dropdown-menu.tsx";
import { useMenuDialog } from "../../lib/use-menu-dialog.ts";
import { paths } from "../../paths.ts";
import { DeleteRecipeDialog } from "./delete-recipe-dialog.tsx";
import { rememberPlace } from "./list-place.ts";

type Props = {
  recipe: { id: string; title: string };
  onDeleted?: () => void;
  /** In place of a message. */
  onDeleteFailed?: (error: unknown) => void;
};

/** Edit and delete, on the card of an own recipe. */
export function CardMenu({ recipe, onDeleted, onDeleteFailed }: Props) {
  const words = text.recipes.card;
  const [, navigate] = useLocation();
  const goToNext = useRef<(() => void) | null>(null);
  const { trigger, isOpen, change } = useMenuDialog(() => goToNext.current?.());

  // A card may also go later, when the list was asked for again because the answer was lost.
  useLayoutEffect(
    () => () => {
      if (trigger.current === document.activeElement && goToNext.current) setTimeout(goToNext.current);
    },
    [trigger],
  );

  function ask() {
    goToNext.current = rememberPlace(trigger.current);
    change(true);
  }

  return (
    <>
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger asChild>
          <Button
            ref={trigger}
            variant="plain"
            size="icon"
            aria-label={words.menu(recipe.title)}
            className="text-soft"
          >
            <EllipsisVertical aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem
            icon={<Pencil aria-hidden />}
            onSelect={() => navigate(paths.recipeEdit(recipe.id))}
          >
            {words.edit}
          </DropdownMenuItem>
          <DropdownMenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={ask}>
            {words.delete}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <DeleteRecipeDialog
        recipe={recipe}
        open={isOpen}
        onOpenChange={change}
        {...(onDeleted ? { onDeleted } : {})}
        {...(onDeleteFailed ? { onFailed: onDeleteFailed } : {})}
      />
    </>
  );
}
