import { trpc } from "../../lib/trpc.ts";

/** One input for all callers, so that they share the response. */
const newest = { page: 1, pageSize: 24 };

/** The member's newest recipes and their total number. `isMember` must be false for guests, who have none. */
export function useNewestOwnRecipesQuery(isMember = true) {
  return trpc.recipes.my.useQuery(newest, { enabled: isMember });
}
