import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FailedPage } from "../../components/failed-page.tsx";
import { errorMessage } from "../../lib/error-message.ts";
import { resultsRegion } from "./list-place.ts";

type Props<Data, Failure> = {
  label: string;
  list: Pick<UseQueryResult<Data, Failure>, "data" | "error" | "isError" | "isFetching" | "refetch">;
  /** What did not come, and what is said small where the failure has no words of its own. */
  failedTitle: string;
  failed: string;
  /** Holds the places of what comes. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A list on its way from the server: held places, what came, or why nothing did. */
export function LoadedList<Data, Failure>({
  label,
  list,
  failedTitle,
  failed,
  skeleton,
  children,
}: Props<Data, Failure>) {
  const { data } = list;
  return (
    <section {...resultsRegion} aria-label={label} className="mt-4 outline-none sm:mt-7">
      {data !== undefined ? (
        children(data)
      ) : list.isError ? (
        <FailedPage
          heading={<h2 className="text-2xl">{failedTitle}</h2>}
          error={list.error}
          lines={[errorMessage(list.error, failed)]}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : (
        skeleton
      )}
    </section>
  );
}
