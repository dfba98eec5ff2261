import { useEffect, useState } from "react";

export type ListSelection = ReturnType<typeof useListSelection>;

/** Recipes being chosen, over all pages of a list. Escape ends it. */
export function useListSelection() {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const isOn = chosen !== null;

  useEffect(() => {
    if (!isOn) return;
    const stop = (event: KeyboardEvent) => {
      // A menu that Escape has closed has had its use of it.
      if (event.key === "Escape" && !event.defaultPrevented) setChosen(null);
    };
    addEventListener("keydown", stop);
    return () => removeEventListener("keydown", stop);
  }, [isOn]);

  return {
    isOn,
    ids: [...(chosen ?? [])],
    has: (id: string) => chosen?.has(id) ?? false,
    begin: () => setChosen(new Set()),
    end: () => setChosen(null),
    clear: () => setChosen(new Set()),
    add: (ids: readonly string[]) => setChosen((before) => new Set([...(before ?? []), ...ids])),
    /** What is left to do: these alone, and with none of them it ends. */
    keep: (ids: readonly string[]) => setChosen(ids.length > 0 ? new Set(ids) : null),
    toggle: (id: string) =>
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
  };
}
