import { createStore } from "../../lib/store.ts";

/** Why the plan dialog was opened. After a reached limit the dialog mentions it. */
export type PlansSource = "navigation" | "usage_warning" | "limit_reached";

const source = createStore<PlansSource | null>(null);

/** Opens the plan dialog over the current page. */
export const openPlanDialog = (from: PlansSource): void => source.set(from);

export const closePlanDialog = (): void => source.set(null);

/** Why the plan dialog is open; null if it is closed. */
export const usePlansSource = source.use;
