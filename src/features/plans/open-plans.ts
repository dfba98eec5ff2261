import { useSyncExternalStore } from "react";

/** What made the plans open. After a limit they say so. */
export type PlansSource = "navigation" | "usage_warning" | "limit_reached";

let source: PlansSource | null = null;
const listeners = new Set<() => void>();

function change(to: PlansSource | null): void {
  source = to;
  for (const listener of listeners) listener();
}

/** Opens the dialog to choose a plan, over whatever page a member is on. */
export function openPlans(from: PlansSource): void {
  change(from);
}

export function closePlans(): void {
  change(null);
}

/** Why the plans are open; null while they are not. */
export function usePlansSource(): PlansSource | null {
  return useSyncExternalStore(subscribe, () => source);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
