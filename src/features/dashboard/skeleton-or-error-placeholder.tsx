import type { ReactNode } from "react";
import { SectionLoadError } from "../../components/section-load-error.tsx";
import { cn } from "../../lib/class-names.ts";

type Props = {
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** The error whose message is shown. If omitted, `fallback` is shown for any error. */
  error?: unknown;
  fallback: string;
  /** Whether the section is a single row, which an error then fills completely. */
  isSingleRow?: boolean;
  /** The skeletons of the section. */
  children: ReactNode;
};

/**
 * Reserves the space of a section that loads. After an error the skeletons become invisible but take their
 * space, so that the content below does not move.
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
