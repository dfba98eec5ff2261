import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../components/ui/dropdown-menu.tsx";
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
  const [isAsking, setAsking] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const goToNext = useRef<(() => void) | null>(null);

  function changeAsking(open: boolean) {
    setAsking(open);
    if (open) return;
    // The menu that opened the dialog is gone by now; its button is where the keyboard left off. Where the card goes
    // too it is gone after the next frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (trigger.current?.isConnected) trigger.current.focus();
        else goToNext.current?.();
      }),
    );
  }

  // A card may also go later, when the list was asked for again because the answer was lost.
  useLayoutEffect(
    () => () => {
      if (trigger.current === document.activeElement && goToNext.current) setTimeout(goToNext.current);
    },
    [],
  );

  function ask() {
    goToNext.current = rememberPlace(trigger.current);
    setAsking(true);
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
          <DropdownMenuItem icon={<Trash2 aria-hidden />} onSelect={ask}>
            {words.delete}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <DeleteRecipeDialog
        recipe={recipe}
        open={isAsking}
        onOpenChange={changeAsking}
        {...(onDeleted ? { onDeleted } : {})}
        {...(onDeleteFailed ? { onFailed: onDeleteFailed } : {})}
      />
    </>
  );
}
