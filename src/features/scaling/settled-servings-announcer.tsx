import { useEffect, useRef, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { useLocation, useSearch } from "wouter";
import { text } from "#server/texts/en.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.ts";
import { paths } from "../../paths.ts";
import { servingsFromQueryOrOriginal, setServingsInQuery } from "./servings-address.ts";
import type { ServingsStore } from "./servings-store.ts";

const texts = text.scalingScreen;

type Props = {
  store: ServingsStore;
  recipe: { id: string; servings: number };
};

/**
 * Writes the settled servings to the address, announces them to screen readers, and shows a refusal. It is a
 * component of its own, so that the page does not render again for it.
 */
export function SettledServingsAnnouncer({ store, recipe }: Props) {
  const settled = useSyncExternalStore(store.subscribe, () => store.state().settled);
  const failure = useSyncExternalStore(store.subscribe, () => store.state().failure);
  useSyncServingsWithAddress({ store, recipe }, settled);
  useSettleServingsOnOutsideClick(store);
  useEffect(() => {
    if (failure) toast.error(serverErrorTextOr(failure.error, texts.failed));
  }, [failure]);
  return (
    <p aria-live="polite" className="sr-only print:hidden">
      {settled === recipe.servings ? "" : texts.shown(settled, recipe.servings)}
    </p>
  );
}

/**
 * Settles the servings before any click outside the servings control, so that a link or share button uses
 * them.
 */
function useSettleServingsOnOutsideClick(store: ServingsStore) {
  useEffect(() => {
    const settle = ({ target }: Event) => {
      const isStep = target instanceof Element && target.closest("[data-servings]") !== null;
      if (!isStep) flushSync(store.settle);
    };
    addEventListener("click", settle, { capture: true });
    return () => removeEventListener("click", settle, { capture: true });
  }, [store]);
}

/** Writes settled servings to the address, and sets the servings that Back or a link brings. */
function useSyncServingsWithAddress({ store, recipe }: Props, settled: number) {
  const { id, servings: original } = recipe;
  const { take } = store;
  const addressed = servingsFromQueryOrOriginal(useSearch(), original);
  const [, navigate] = useLocation();
  const written = useRef(addressed);
  useEffect(() => {
    if (settled === written.current) return;
    written.current = settled;
    navigate(`${paths.recipe(id)}${setServingsInQuery(location.search, settled, original)}`, {
      replace: true,
      // The history state says whether the member came from another page.
      state: history.state,
    });
  }, [id, original, settled, navigate]);
  useEffect(() => {
    if (addressed === written.current) return;
    written.current = addressed;
    take(addressed);
  }, [addressed, take]);
}
