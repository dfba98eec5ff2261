import { createStore } from "../../lib/store.ts";

/** The reason for opening the plans. After a reached limit they mention it. */
export type PlansSource = "navigation" | "usage_warning" | "limit_reached";

const source = createStore<PlansSource | null>(null);

/** Opens the plan dialog over the current page. */
export const openPlans = (from: PlansSource): void => source.set(from);

export const closePlans = (): void => source.set(null);

/** The reason for which the plans are open; null if they are closed. */
export const usePlansSource = source.use;
