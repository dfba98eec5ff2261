import { trpc } from "../../lib/trpc.ts";

/** Cards of what the member added last: two rows on wide screens. */
export const NEWEST = 8;

/** What the member added last, and how many recipes there are in all. Guests have none to ask for. */
export function useNewest(isMember = true) {
  return trpc.recipes.my.useQuery({ page: 1, pageSize: NEWEST }, { enabled: isMember });
}
