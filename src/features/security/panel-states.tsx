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

const eightFigures = [1, 2, 3, 4, 5, 6, 7, 8];
const sixRows = [1, 2, 3, 4, 5, 6];

/** A panel of figures on their way. */
export function FiguresLoading() {
  return (
    <Skeletons className="level-figures">
      {eightFigures.map((figure) => (
        <Skeleton key={figure} className="h-24" />
      ))}
    </Skeletons>
  );
}

/** A panel of rows on their way. */
export function RowsLoading() {
  return (
    <Skeletons className="mt-5 grid gap-4">
      {sixRows.map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </Skeletons>
  );
}
