import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FailedState } from "../../components/failed-state.tsx";
import { resultsRegion } from "./list-place.ts";

type Props<Data, Failure> = {
  label: string;
  list: Pick<UseQueryResult<Data, Failure>, "data" | "error" | "isError" | "isFetching" | "refetch">;
  /** What is said where the failure has no words of its own. */
  failed: string;
  /** Holds the places of what comes. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A list on its way from the server: held places, what came, or why nothing did. */
export function LoadedList<Data, Failure>({ label, list, failed, skeleton, children }: Props<Data, Failure>) {
  const { data } = list;
  return (
    <section {...resultsRegion} aria-label={label} className="mt-4 outline-none sm:mt-7">
      {data !== undefined ? (
        children(data)
      ) : list.isError ? (
        <FailedState
          error={list.error}
          fallback={failed}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
          className="max-w-[40rem]"
        />
      ) : (
        skeleton
      )}
    </section>
  );
}
