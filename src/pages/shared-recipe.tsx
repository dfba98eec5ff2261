import { useEffect } from "react";
import { useLocation, useParams } from "wouter";
import { recordRecipeOpenedByShareLink } from "../features/save-recipe/shared-visit.ts";
import { session, useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";

/**
 * The page of a shared link whose recipe is private or deleted; other shared links are handled by the server.
 * Redirects to the recipe's own page, which shows the error. A visitor becomes a guest, as for each shared
 * link.
 */
export default function SharedRecipePage() {
  const { id = "" } = useParams();
  const [, navigate] = useLocation();
  const { user, isGuest, isChecking } = useSession();
  useEffect(() => {
    if (isChecking) return;
    if (!user && !isGuest) session.continueAsGuest();
    recordRecipeOpenedByShareLink(id);
    navigate(`${paths.recipe(id)}${location.search}`, { replace: true });
  }, [id, isChecking, isGuest, navigate, user]);
  return null;
}
