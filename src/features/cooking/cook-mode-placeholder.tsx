import { useEffect } from "react";
import { useParams } from "wouter";
import { LeaveCookingButton } from "./leave-cooking-button.tsx";
import { useLeaveToRecipePage } from "./use-leave-to-recipe-page.ts";

/**
 * Shown while cook mode's script loads; offers only the exit, by button and Escape. Every page loads it, so
 * it is small.
 */
export function CookModePlaceholder() {
  const { id = "" } = useParams();
  const { leave } = useLeaveToRecipePage(id);

  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => (key === "Escape" ? leave() : undefined);
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [leave]);

  return (
    <div className="page-margins flex h-dvh bg-paper">
      <div className="flex h-17 items-center">
        <LeaveCookingButton onLeave={leave} />
      </div>
    </div>
  );
}
