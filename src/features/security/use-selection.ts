import { useState } from "react";

/** Which of the pending alerts are chosen: what is no longer among them is chosen no more. */
export function useSelection(pending: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = pending.filter((id) => chosen.has(id));
  return {
    selected,
    isSelected: (id: string) => chosen.has(id),
    toggle: (id: string) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    selectAll: () => setChosen(new Set(pending)),
    clear: () => setChosen(new Set()),
  };
}
