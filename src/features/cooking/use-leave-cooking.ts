import { useLocation, useSearch } from "wouter";
import { paths } from "../../paths.ts";

/** The recipe's page with the servings in the address, and the way there. */
export function useLeaveCooking(id: string): { back: string; leave: () => void } {
  const search = useSearch();
  const [, navigate] = useLocation();
  const back = `${paths.recipe(id)}${search === "" ? "" : `?${search}`}`;
  return {
    back,
    /** Back where one came from the recipe, so that its place and its entry in the history stay one. */
    leave() {
      if (isFromRecipe(history.state)) history.back();
      else navigate(back, { replace: true });
    },
  };
}

const isFromRecipe = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "fromRecipe" in state && state.fromRecipe === true;
