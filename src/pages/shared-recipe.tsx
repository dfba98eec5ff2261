import { useEffect } from "react";
import { useLocation, useParams } from "wouter";
import { noteShared } from "../features/save-recipe/shared-arrival.ts";
import { session, useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";

/**
 * A shared link whose recipe has no shared page: it is private or gone. The recipe's own page tells which of its
 * answers holds for whoever looks; who is nobody yet looks as a guest, as behind every shared link.
 */
export default function SharedRecipePage() {
  const { id = "" } = useParams();
  const [, navigate] = useLocation();
  const { user, isGuest, isChecking } = useSession();
  useEffect(() => {
    if (isChecking) return;
    if (!user && !isGuest) session.continueAsGuest();
    noteShared(id);
    navigate(`${paths.recipe(id)}${location.search}`, { replace: true });
  }, [id, isChecking, isGuest, navigate, user]);
  return null;
}
