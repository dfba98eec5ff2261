import { keepPreviousData } from "@tanstack/react-query";
import { useSearch } from "wouter/use-browser-location";
import { text } from "#server/texts/en.ts";
import { PageLoadError } from "../../components/page-load-error.tsx";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNewestOwnRecipesQuery } from "../recipe-lists/use-newest-own-recipes-query.ts";
import { FEATURED } from "./choose-featured-not-elsewhere.ts";
import { createPopularListInput, popularState } from "./popular-address.ts";

const texts = text.dashboard;

type Part = "recent" | "journey" | "featured" | "popular";

/** A section of the dashboard that failed to load, with its error text. */
export type FailedPart = {
  part: Part;
  message: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
};

/**
 * The failed sections if there are several, which share one error. A single failed section shows its own
 * error, so the result is empty.
 */
export function useFailedSectionsIfSeveral(isMember: boolean): FailedPart[] {
  const recent = useNewestOwnRecipesQuery(isMember);
  const journey = trpc.recipes.stats.useQuery(undefined, { enabled: isMember });
  const featured = trpc.recipes.featured.useQuery(FEATURED);
  const view = popularState.read(useSearch());
  const popular = trpc.recipes.list.useQuery(createPopularListInput(view), {
    placeholderData: keepPreviousData,
  });
  const parts = [
    { part: "recent", message: serverErrorTextOr(recent.error, text.recipes.list.failed), query: recent },
    { part: "journey", message: texts.statsFailed, query: journey },
    { part: "featured", message: texts.featuredFailed, query: featured },
    { part: "popular", message: texts.popularFailed, query: popular },
  ] as const;
  const failed = parts.filter(({ query }) => query.isError && query.data === undefined);
  return failed.length > 1 ? failed : [];
}

/** One error in place of all failed sections. */
export function FailedSectionsError({ failed }: { failed: readonly FailedPart[] }) {
  const [first] = failed;
  if (!first) return null;
  return (
    <PageLoadError
      // The key remounts the error when another section fails, so that screen readers announce it.
      key={failed.map(({ part }) => part).join(" ")}
      heading={<h2 className="text-2xl">{text.dashboard.failedTitle}</h2>}
      error={first.query.error}
      lines={failed.map(({ message }) => message)}
      onRetry={() => {
        for (const { query } of failed) void query.refetch();
      }}
      isRetrying={failed.some(({ query }) => query.isFetching)}
    />
  );
}
