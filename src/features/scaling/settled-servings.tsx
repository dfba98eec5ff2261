import { useEffect, useRef, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { useLocation, useSearch } from "wouter";
import { text } from "#server/texts/en.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.ts";
import { paths } from "../../paths.ts";
import { addressOfServings, servingsFromAddress } from "./servings-address.ts";
import type { ServingsKeeper } from "./servings-keeper.ts";

const words = text.scalingScreen;

type Props = {
  keeper: ServingsKeeper;
  recipe: { id: string; servings: number };
};

/**
 * What follows once the servings stand still: the address holds them and screen readers hear of them; a refusal is
 * told. Apart from the page, which is not drawn anew for it.
 */
export function SettledServings({ keeper, recipe }: Props) {
  const settled = useSyncExternalStore(keeper.subscribe, () => keeper.state().settled);
  const failure = useSyncExternalStore(keeper.subscribe, () => keeper.state().failure);
  useServingsInAddress({ keeper, recipe }, settled);
  useSettlingClicks(keeper);
  useEffect(() => {
    if (failure) toast.error(errorMessage(failure.error, words.failed));
  }, [failure]);
  return (
    <p aria-live="polite" className="sr-only print:hidden">
      {settled === recipe.servings ? "" : words.shown(settled, recipe.servings)}
    </p>
  );
}

/** Before a link or a button elsewhere is answered, the address has what is shown: it is what one cooks and shares. */
function useSettlingClicks(keeper: ServingsKeeper) {
  useEffect(() => {
    const settle = ({ target }: Event) => {
      const isStep = target instanceof Element && target.closest("[data-servings]") !== null;
      if (!isStep) flushSync(keeper.settle);
    };
    addEventListener("click", settle, { capture: true });
    return () => removeEventListener("click", settle, { capture: true });
  }, [keeper]);
}

/** Writes settled servings into the address, in place of the last, and takes those that Back or a link brings. */
function useServingsInAddress({ keeper, recipe }: Props, settled: number) {
  const { id, servings: original } = recipe;
  const { take } = keeper;
  const addressed = servingsFromAddress(useSearch(), original);
  const [, navigate] = useLocation();
  const written = useRef(addressed);
  useEffect(() => {
    if (settled === written.current) return;
    written.current = settled;
    navigate(`${paths.recipe(id)}${addressOfServings(location.search, settled, original)}`, {
      replace: true,
      // Where one came from.
      state: history.state,
    });
  }, [id, original, settled, navigate]);
  useEffect(() => {
    if (addressed === written.current) return;
    written.current = addressed;
    take(addressed);
  }, [addressed, take]);
}
