import { trpc } from "../../lib/trpc.ts";

/** Today's dish is chosen among so many. */
const NEWEST = 24;

/** What the member added last, and how many recipes there are in all. Guests have none to ask for. */
export function useNewest(isMember = true) {
  return trpc.recipes.my.useQuery({ page: 1, pageSize: NEWEST }, { enabled: isMember });
}
