import { keepPreviousData } from "@tanstack/react-query";
import { text } from "#server/texts/en.ts";
import { trpc } from "../../lib/trpc.ts";
import { useSettled } from "../../lib/use-settled.ts";
import { recipeCount } from "../recipe-lists/recipe-facts.ts";
import { canSearch, changeView } from "./search-address.ts";
import { favoritesInput, searchInput } from "./search-input.ts";
import type { SearchForm } from "./use-search-form.ts";

/** A slider that is drawn asks once. */
const pause = 300;

/** How many recipes the form as it stands would find: "42 recipes". Undefined while nobody knows, or nothing is chosen. */
export function useWouldFind({ draft, view }: SearchForm, isOn: boolean): string | undefined {
  const asked = useSettled(draft, pause);
  const wanted = changeView(view, { query: asked.query, ...asked.filters });
  const options = { retry: false, placeholderData: keepPreviousData };
  const isAsked = isOn && canSearch(wanted);
  const all = trpc.search.advanced.useQuery(
    { ...searchInput(wanted), pageSize: 1 },
    { ...options, enabled: isAsked && !wanted.onlyFavorites },
  );
  const liked = trpc.likes.favorites.useQuery(
    { ...favoritesInput(wanted), pageSize: 1 },
    { ...options, enabled: isAsked && wanted.onlyFavorites },
  );
  if (!isAsked) return undefined;
  if (wanted.onlyFavorites) return liked.data && recipeCount(liked.data.pagination.totalCount);
  const found = all.data?.metadata;
  if (found?.totalIsCapped) return text.search.cappedCount(found.totalCount.toLocaleString("en"));
  return found && recipeCount(found.totalCount);
}
