import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import { useParams } from "wouter";
import { recordRecipeOpenedByShareLink } from "../features/save-recipe/shared-visit.ts";
import { session, useSession } from "../lib/session.ts";
import { trpc } from "../lib/trpc.ts";
import RecipePage from "./recipe.tsx";

/**
 * The recipe of a shared link. A visitor becomes a guest. The server has already sent the recipe as HTML
 * (server/http/shared-recipe-page.ts), which stays until the app has drawn the same recipe.
 */
export default function SharedRecipePage() {
  const { id = "" } = useParams();
  const { user, isGuest, isChecking } = useSession();
  const isInside = user !== null || isGuest;
  const { data, error } = trpc.recipes.get.useQuery({ id }, { enabled: isInside });
  const isKnown = isInside && (data !== undefined || error?.data?.httpStatus === 404);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (isChecking) return;
    recordRecipeOpenedByShareLink(id);
    if (!isInside) session.continueAsGuest();
  }, [id, isChecking, isInside]);
  // React renders this update in short slices, so that the served recipe scrolls meanwhile.
  useEffect(() => {
    if (isKnown) startTransition(() => setDrawn(true));
  }, [isKnown]);
  useLayoutEffect(() => {
    if (isDrawn) replaceServedRecipe();
  }, [isDrawn]);
  return isDrawn && isInside ? <RecipePage /> : null;
}

/** Removes the served recipe, and scrolls so that the step or line at the top of the window stays there. */
function replaceServedRecipe(): void {
  const served = document.getElementById("served");
  if (!served) return;
  const selector = "h1, h2, ol > li";
  const findParts = (root: ParentNode) => [...root.querySelectorAll(selector)];
  const parts = findParts(served);
  const index = parts.findIndex((part) => part.getBoundingClientRect().bottom > 0);
  const top = parts[index]?.getBoundingClientRect().top ?? 0;
  const wasScrolled = scrollY > 0;
  served.remove();
  document.documentElement.lang = "en";
  const part = findParts(document)[index];
  if (wasScrolled && part) scrollBy({ top: part.getBoundingClientRect().top - top, behavior: "instant" });
}
