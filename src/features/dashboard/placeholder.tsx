import type { ReactNode } from "react";
import { FailedState } from "../../components/failed-state.tsx";
import { cn } from "../../lib/class-names.ts";

type Props = {
  /** Its query: whether it failed, and another try. */
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** Left out, the fallback is shown whatever the server said. */
  error?: unknown;
  fallback: string;
  /** The error covers all of the space, where that is one row. */
  isLow?: boolean;
  /** The shapes of what comes. */
  children: ReactNode;
};

/** Reserves the space of a part that is loading. After an error its shapes are invisible, so that nothing below moves. */
export function Placeholder({ query, error = null, fallback, isLow, children }: Props) {
  return (
    <div className="relative">
      <div inert={query.isError} className={query.isError ? "invisible" : undefined}>
        {children}
      </div>
      {query.isError ? (
        <FailedState
          className={cn("absolute inset-x-0 top-0", isLow && "bottom-0 py-2!")}
          error={error}
          fallback={fallback}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : null}
    </div>
  );
}
