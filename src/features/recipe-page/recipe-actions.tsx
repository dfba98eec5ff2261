import { CookingPot, Pencil, Share2, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { handOnFocus } from "../../lib/hand-on-focus.ts";
import { useSession } from "../../lib/session.ts";
import { toast } from "../../lib/toast.ts";
import { paths } from "../../paths.ts";
import { useProgress } from "../cooking/use-progress.ts";
import { LikeButton } from "../likes/like-button.tsx";
import { DeleteRecipeDialog } from "../recipe-lists/delete-recipe-dialog.tsx";
import { addressOfServings, servingsFromAddress } from "../scaling/servings-address.ts";
import { PrintButton } from "./print-button.tsx";
import { RecipeMore } from "./recipe-more.tsx";
import { sharedAddress, shareRecipe } from "./share-recipe.ts";

const words = text.recipes.detail;
const row =
  "flex flex-wrap gap-2 sm:gap-2.5 print:hidden max-sm:[&>*]:gap-1.5 max-sm:[&>*:not([aria-haspopup=menu])]:px-3 max-sm:[&>*]:text-sm";

/** What one can do with a recipe. Sharing is for public ones, changing for the owner; `keep` for whom it was shared with. */
export function RecipeActions(props: { recipe: Recipe; isOwner: boolean; keep: ReactNode }) {
  const { recipe, isOwner, keep } = props;
  const [isAsking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const { user } = useSession();
  const others = (
    <>
      {recipe.isPublic ? <ShareButton recipe={recipe} /> : null}
      <PrintButton label={words.print} />
      {user ? <RecipeMore recipe={recipe} isOwner={isOwner} userId={user.id} /> : null}
    </>
  );
  const first = (
    <>
      <CookButton recipe={recipe} />
      <LikeButton recipe={recipe} look="pill" />
    </>
  );
  if (!isOwner) {
    return (
      <div className={row}>
        {first}
        {keep}
        {others}
      </div>
    );
  }
  // An owner's are too many for one row at any width: they break where it makes sense.
  return (
    <div className="grid gap-2 sm:gap-2.5 print:hidden">
      <div className={row}>
        {first}
        <Button asChild>
          <Link href={paths.recipeEdit(recipe.id)}>
            <Pencil aria-hidden />
            {words.edit}
          </Link>
        </Button>
      </div>
      <div className={row}>
        {others}
        {/* Deleted without an answer, the page itself goes. */}
        <Button ref={handOnFocus} variant="danger" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden />
          {words.delete}
        </Button>
        <DeleteRecipeDialog
          recipe={recipe}
          open={isAsking}
          onOpenChange={setAsking}
          onDeleted={() => {
            // Whoever has gone on to another page meanwhile stays there.
            if (location.pathname === paths.recipe(recipe.id)) navigate(paths.recipes, { replace: true });
          }}
        />
      </div>
    </div>
  );
}

/** Into cook mode, for the servings that the address tells; today's progress waits there. */
function CookButton({ recipe }: { recipe: Recipe }) {
  const servings = servingsFromAddress(useSearch(), recipe.servings);
  const { step } = useProgress(recipe);
  return (
    <Button asChild variant="primary">
      <Link
        href={paths.recipeCook(recipe.id, addressOfServings("", servings, recipe.servings))}
        state={{ fromRecipe: true }}
      >
        <CookingPot aria-hidden />
        {step > 0 ? text.cooking.goOn : text.cooking.start}
      </Link>
    </Button>
  );
}

function ShareButton({ recipe }: { recipe: Recipe }) {
  const [isShowingLink, setShowingLink] = useState(false);

  async function share() {
    const outcome = await shareRecipe(recipe);
    if (outcome === "copied") toast.success(words.linkCopied);
    if (outcome === "link") setShowingLink(true);
  }

  return (
    <>
      <Button onClick={() => void share()}>
        <Share2 aria-hidden />
        {words.share}
      </Button>
      <Dialog
        open={isShowingLink}
        onOpenChange={setShowingLink}
        title={words.shareTitle}
        description={words.shareBody}
      >
        <Field label={words.shareLink}>
          {(control) => (
            <Input
              {...control}
              readOnly
              value={sharedAddress(recipe)}
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
      </Dialog>
    </>
  );
}
