import { CookingPot, Heart, Lock, Pencil, Share2, Trash2 } from "lucide-react";
import { useLocation } from "wouter";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from "../../components/ui/dropdown-menu.tsx";
import { toast } from "../../lib/toast.ts";
import { paths } from "../../paths.ts";
import { useSetLiked } from "../likes/use-set-liked.ts";
import { shareOrCopyRecipeLink } from "../sharing/share-or-copy-recipe-link.ts";
import { formatBulkActionResult } from "./bulk-result-text.ts";
import { useBulkRecipeAction } from "./use-bulk-recipe-action.ts";

const texts = text.recipes.card;

type Props = {
  recipe: RecipeSummary;
  onAskDelete: () => void;
  /** Called when the browser can neither share nor copy the link. */
  onShowLink: () => void;
};

/**
 * The items of an own recipe's menu. They are rendered only while the menu is open, because lists have many
 * cards.
 */
export function OwnRecipeMenuItems({ recipe, onAskDelete, onShowLink }: Props) {
  const [, navigate] = useLocation();
  const setLiked = useSetLiked();
  const { changeMany } = useBulkRecipeAction();

  async function share() {
    const outcome = await shareOrCopyRecipeLink(recipe);
    if (outcome === "copied") toast.success(text.recipes.detail.linkCopied);
    if (outcome === "by-hand") onShowLink();
  }

  async function makePrivate() {
    const outcome = await changeMany([recipe.id], "make_private");
    const message = formatBulkActionResult("make_private", outcome);
    if (outcome.changed.length === 1) toast.success(message);
    else toast.error(message);
  }

  return (
    <>
      {/* On phones the menu is a sheet away from its card, so it shows the recipe's title. */}
      <DropdownMenuLabel className="truncate sm:hidden">{recipe.title}</DropdownMenuLabel>
      <DropdownMenuItem
        icon={<CookingPot aria-hidden />}
        onSelect={() => navigate(paths.recipeCook(recipe.id))}
      >
        {text.cooking.start}
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={<Heart aria-hidden />}
        disabled={!recipe.canLike}
        onSelect={() => void setLiked(recipe.id, !recipe.userLiked)}
      >
        {recipe.userLiked ? text.likes.unlike : text.likes.like}
      </DropdownMenuItem>
      {recipe.isPublic ? (
        <>
          <DropdownMenuItem icon={<Share2 aria-hidden />} onSelect={() => void share()}>
            {text.recipes.detail.share}
          </DropdownMenuItem>
          <DropdownMenuItem icon={<Lock aria-hidden />} onSelect={() => void makePrivate()}>
            {text.recipes.many.makePrivate}
          </DropdownMenuItem>
        </>
      ) : null}
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={<Pencil aria-hidden />} onSelect={() => navigate(paths.recipeEdit(recipe.id))}>
        {texts.edit}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={onAskDelete}>
        {texts.delete}
      </DropdownMenuItem>
    </>
  );
}
