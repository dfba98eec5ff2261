import { createStore } from "../../lib/store.ts";

/** What made the plans open. After a limit they say so. */
export type PlansSource = "navigation" | "usage_warning" | "limit_reached";

const source = createStore<PlansSource | null>(null);

/** Opens the dialog to choose a plan, over whatever page a member is on. */
export const openPlans = (from: PlansSource): void => source.set(from);

export const closePlans = (): void => source.set(null);

/** Why the plans are open; null while they are not. */
export const usePlansSource = source.use;
