import { text } from "#server/texts/en.ts";
import { FailedPage } from "../../components/failed-page.tsx";
import type { FailedPart } from "./use-failed-parts.ts";

/** In the stead of all parts that could not be had. */
export function FailedParts({ failed }: { failed: readonly FailedPart[] }) {
  const [first] = failed;
  if (!first) return null;
  return (
    <FailedPage
      // Parts fail one after the other where the server is slow: with one more it is said anew, and nothing is seen to move.
      key={failed.map(({ part }) => part).join(" ")}
      heading={<h2 className="text-2xl">{text.dashboard.failedTitle}</h2>}
      error={first.query.error}
      lines={failed.map(({ said }) => said)}
      onRetry={() => {
        for (const { query } of failed) void query.refetch();
      }}
      isRetrying={failed.some(({ query }) => query.isFetching)}
    />
  );
}
