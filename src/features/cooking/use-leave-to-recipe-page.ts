import { useLocation, useSearch } from "wouter";
import { paths } from "../../paths.ts";

/**
 * The address of the recipe's page, with the servings of the current address, and a function that goes there.
 */
export function useLeaveToRecipePage(id: string): { back: string; leave: () => void } {
  const search = useSearch();
  const [, navigate] = useLocation();
  const back = `${paths.recipe(id)}${search === "" ? "" : `?${search}`}`;
  return {
    back,
    /**
     * If the cook came from the recipe page, goes back in the history, which restores its scroll position.
     */
    leave() {
      if (wasOpenedFromRecipePage(history.state)) history.back();
      else navigate(back, { replace: true });
    },
  };
}

const wasOpenedFromRecipePage = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "fromRecipe" in state && state.fromRecipe === true;
