import { CookingPot, Pencil, Share2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useSearch } from "wouter";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { Tooltip } from "../../components/ui/tooltip.tsx";
import { useSession } from "../../lib/session.ts";
import { toast } from "../../lib/toast.ts";
import { paths } from "../../paths.ts";
import { useCookingProgress } from "../cooking/use-cooking-progress.ts";
import { LikeButton } from "../likes/like-button.tsx";
import { servingsFromQueryOrOriginal, setServingsInQuery } from "../scaling/servings-address.ts";
import { ShareLinkDialog } from "../sharing/share-link-dialog.tsx";
import { shareOrCopyRecipeLink } from "../sharing/share-or-copy-recipe-link.ts";
import { RecipeMoreMenu } from "./recipe-more-menu.tsx";
import "./recipe-action-row.css";

const texts = text.recipes.detail;

/**
 * The main actions of a recipe: cook for everyone, share for public recipes, edit for the owner. `saveButton`
 * saves another member's recipe.
 */
export function RecipeActionRow(props: { recipe: Recipe; isOwner: boolean; saveButton: ReactNode }) {
  const { recipe, isOwner, saveButton } = props;
  const { user } = useSession();
  return (
    <div className="recipe-actions flex flex-wrap print:hidden">
      <StartCookModeButton recipe={recipe} />
      <LikeButton recipe={recipe} look="pill" />
      {isOwner ? null : saveButton}
      {recipe.isPublic ? <ShareRecipeButton recipe={recipe} /> : null}
      {isOwner ? <EditRecipeLink recipe={recipe} /> : null}
      <RecipeMoreMenu recipe={recipe} isOwner={isOwner} userId={user?.id ?? null} />
    </div>
  );
}

/** Opens cook mode with the servings of the address; cook mode resumes the saved progress. */
function StartCookModeButton({ recipe }: { recipe: Recipe }) {
  const servings = servingsFromQueryOrOriginal(useSearch(), recipe.servings);
  const { step } = useCookingProgress(recipe);
  return (
    <Button asChild variant="primary">
      <Link
        href={paths.recipeCook(recipe.id, setServingsInQuery("", servings, recipe.servings))}
        state={{ fromRecipe: true }}
      >
        <CookingPot aria-hidden />
        {step > 0 ? text.cooking.goOn : text.cooking.start}
      </Link>
    </Button>
  );
}

function EditRecipeLink({ recipe }: { recipe: Recipe }) {
  return (
    <Tooltip label={texts.edit} side="right">
      <Button asChild size="icon">
        <Link href={paths.recipeEdit(recipe.id)} aria-label={texts.edit} data-look="icon">
          <Pencil aria-hidden />
        </Link>
      </Button>
    </Tooltip>
  );
}

function ShareRecipeButton({ recipe }: { recipe: Recipe }) {
  const [isShowingLink, setShowingLink] = useState(false);
  const { id, title, servings } = recipe;
  // A function, because a press just before may have changed the servings in the address.
  const shared = () => ({
    id,
    title,
    servings,
    shown: servingsFromQueryOrOriginal(location.search, servings),
  });

  async function share() {
    const outcome = await shareOrCopyRecipeLink(shared());
    if (outcome === "copied") toast.success(texts.linkCopied);
    if (outcome === "by-hand") setShowingLink(true);
  }

  return (
    <>
      <Button onClick={() => void share()} data-look="share">
        <Share2 aria-hidden />
        <span>{texts.share}</span>
      </Button>
      <ShareLinkDialog recipe={shared()} open={isShowingLink} onOpenChange={setShowingLink} />
    </>
  );
}
