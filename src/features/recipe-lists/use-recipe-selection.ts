import { useEffect, useState } from "react";

export type ListSelection = ReturnType<typeof useRecipeSelection>;
type Chosen = { id: string; title: string };

/** The selected recipes of a list, on all of its pages. Escape ends the selection. */
export function useRecipeSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string> | null>(null);
  const isOn = chosen !== null;

  useEffect(() => {
    if (!isOn) return;
    const stop = (event: KeyboardEvent) => {
      // If Escape has closed a menu, the event is marked as handled.
      if (event.key === "Escape" && !event.defaultPrevented) setChosen(null);
    };
    addEventListener("keydown", stop);
    return () => removeEventListener("keydown", stop);
  }, [isOn]);

  return {
    isOn,
    ids: [...(chosen?.keys() ?? [])],
    titles: [...(chosen?.values() ?? [])],
    has: (id: string) => chosen?.has(id) ?? false,
    begin: () => setChosen(new Map()),
    end: () => setChosen(null),
    clear: () => setChosen(new Map()),
    add: (recipes: readonly Chosen[]) =>
      setChosen((before) => new Map([...(before ?? []), ...recipes.map(idAndTitleEntryOfRecipe)])),
    /** Deselects all other recipes; an empty list ends the selection. */
    reduceTo: (ids: readonly string[]) =>
      setChosen((before) => (ids.length > 0 ? new Map(ids.map((id) => [id, before?.get(id) ?? ""])) : null)),
    toggle: (recipe: Chosen) =>
      setChosen((before) => {
        const after = new Map(before);
        if (!after.delete(recipe.id)) after.set(...idAndTitleEntryOfRecipe(recipe));
        return after;
      }),
  };
}

const idAndTitleEntryOfRecipe = ({ id, title }: Chosen): [string, string] => [id, title];
