import { trpc } from "../../lib/trpc.ts";

/** Cards in the row of what the member added last. */
export const NEWEST = 4;

/** What the member added last, and how many recipes there are in all. */
export function useNewest() {
  return trpc.recipes.my.useQuery({ page: 1, pageSize: NEWEST });
}
