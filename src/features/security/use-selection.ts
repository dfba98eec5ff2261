import { useState } from "react";

/** Which of the pending alerts are chosen: what is no longer among them is chosen no more. */
export function useSelection(pending: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = pending.filter((id) => chosen.has(id));
  return {
    selected,
    areSelected: (ids: readonly string[]) => ids.every((id) => chosen.has(id)),
    toggle: (ids: readonly string[]) =>
      setChosen((before) => {
        const isAll = ids.every((id) => before.has(id));
        return isAll ? new Set([...before].filter((id) => !ids.includes(id))) : new Set([...before, ...ids]);
      }),
    selectAll: () => setChosen(new Set(pending)),
    clear: () => setChosen(new Set()),
  };
}
