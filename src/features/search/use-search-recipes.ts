import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../lib/trpc.ts";
import { canSearch, type SearchView, searchInput } from "./search-address.ts";

/** Searches where there is something to search by. The last results stay while the next are on their way. */
export function useSearchRecipes(view: SearchView) {
  return trpc.search.advanced.useQuery(searchInput(view), {
    enabled: canSearch(view),
    placeholderData: keepPreviousData,
  });
}

export type FoundRecipes = ReturnType<typeof useSearchRecipes>;
