import { text } from "#server/texts/en.ts";
import { FailedState } from "../../components/failed-state.tsx";
import { Skeleton, Skeletons } from "../../components/ui/skeleton.tsx";

type Asked = { error: unknown; isFetching: boolean; refetch: () => unknown };

/** A panel whose answer did not come. */
export function PanelFailed({ query }: { query: Asked }) {
  return (
    <FailedState
      error={query.error}
      fallback={text.security.failed}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}

/** A panel of figures on their way. */
export function FiguresLoading({ count }: { count: number }) {
  return (
    <Skeletons className="level-figures">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
        <Skeleton key={at} className="h-24" />
      ))}
    </Skeletons>
  );
}

/** A panel of rows on their way. */
export function RowsLoading() {
  return (
    <Skeletons className="mt-5 grid gap-4">
      {Array.from({ length: 6 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
        <Skeleton key={at} className="h-14" />
      ))}
    </Skeletons>
  );
}
