import type { ReactNode } from "react";
import { SectionLoadError } from "../../components/section-load-error.tsx";
import { cn } from "../../lib/class-names.ts";

type Props = {
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** If omitted, the fallback is shown for every error. */
  error?: unknown;
  fallback: string;
  /** The error covers the full space, if that is one row. */
  isSingleRow?: boolean;
  /** The skeletons. */
  children: ReactNode;
};

/**
 * Reserves the space of a part that is loading. After an error the skeletons are invisible, so that nothing below
 * moves.
 */
export function SkeletonOrErrorPlaceholder({ query, error = null, fallback, isSingleRow, children }: Props) {
  return (
    <div className="relative">
      <div inert={query.isError} className={query.isError ? "invisible" : undefined}>
        {children}
      </div>
      {query.isError ? (
        <SectionLoadError
          className={cn("absolute inset-x-0 top-0", isSingleRow && "bottom-0 py-2!")}
          error={error}
          fallback={fallback}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : null}
    </div>
  );
}
