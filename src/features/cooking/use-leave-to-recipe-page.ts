import { useLocation, useSearch } from "wouter";
import { paths } from "../../paths.ts";

/** The recipe's page with the servings in the address, and a function that goes there. */
export function useLeaveToRecipePage(id: string): { back: string; leave: () => void } {
  const search = useSearch();
  const [, navigate] = useLocation();
  const back = `${paths.recipe(id)}${search === "" ? "" : `?${search}`}`;
  return {
    back,
    /** Goes back if the cook came from the recipe, to keep its scroll position and one history entry. */
    leave() {
      if (isFromRecipe(history.state)) history.back();
      else navigate(back, { replace: true });
    },
  };
}

const isFromRecipe = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "fromRecipe" in state && state.fromRecipe === true;
