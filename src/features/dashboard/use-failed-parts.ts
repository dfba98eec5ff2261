import { keepPreviousData } from "@tanstack/react-query";
import { useSearch } from "wouter/use-browser-location";
import { text } from "#server/texts/en.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { trpc } from "../../lib/trpc.ts";
import { FEATURED } from "./featured-input.ts";
import { popularInput, popularState } from "./popular-address.ts";
import { useNewest } from "./use-newest.ts";

const words = text.dashboard;

type Part = "recent" | "journey" | "featured" | "popular";

/** What could not be had, in its own words. */
export type FailedPart = {
  part: Part;
  said: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
};

/** The parts of the page that could not be had, where they are several: for one reason, which is said once. One alone says so in its place. */
export function useFailedParts(isMember: boolean): FailedPart[] {
  const recent = useNewest(isMember);
  const journey = trpc.recipes.stats.useQuery(undefined, { enabled: isMember });
  const featured = trpc.recipes.featured.useQuery(FEATURED);
  const view = popularState.read(useSearch());
  const popular = trpc.recipes.list.useQuery(popularInput(view), { placeholderData: keepPreviousData });
  const parts = [
    { part: "recent", said: errorMessage(recent.error, text.recipes.list.failed), query: recent },
    { part: "journey", said: words.statsFailed, query: journey },
    { part: "featured", said: words.featuredFailed, query: featured },
    { part: "popular", said: words.popularFailed, query: popular },
  ] as const;
  const failed = parts.filter(({ query }) => query.isError && query.data === undefined);
  return failed.length > 1 ? failed : [];
}
