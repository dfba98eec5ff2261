import { CircleCheck } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { PageLoadError } from "../../components/page-load-error.tsx";
import { Skeleton, SkeletonGroup } from "../../components/ui/skeleton.tsx";
import { serverErrorTextOr } from "../../lib/error-message.ts";

type PanelQuery = { error: unknown; isFetching: boolean; refetch: () => unknown };

/** One error for all failed queries of a panel, with a button that retries them; nothing if none failed. */
export function PanelLoadError({ queries }: { queries: readonly PanelQuery[] }) {
  const [first] = queries;
  if (!first) return null;
  return (
    <PageLoadError
      heading={<h2 className="text-2xl">{text.security.failedTitle}</h2>}
      error={first.error}
      lines={[serverErrorTextOr(first.error, text.security.failed)]}
      onRetry={() => {
        for (const query of queries) void query.refetch();
      }}
      isRetrying={queries.some((query) => query.isFetching)}
    />
  );
}

const six = [1, 2, 3, 4, 5, 6];

/** The skeleton of a panel that starts with the account's status. */
export function FiguresPanelSkeleton() {
  return (
    <SkeletonGroup className="mt-5">
      <Skeleton className="h-24 rounded-card" />
      <div className="level-figures mt-10">
        {six.map((figure) => (
          <Skeleton key={figure} className="h-24" />
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** The skeleton of a panel that consists of rows. */
export function RowsPanelSkeleton() {
  return (
    <SkeletonGroup className="mt-5 grid gap-4">
      {six.map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </SkeletonGroup>
  );
}

/** The picture for a list whose emptiness is good news, such as alerts. */
export function AllClearPicture() {
  return (
    <span className="grid size-24 place-items-center rounded-full bg-herb-wash text-herb">
      <CircleCheck aria-hidden className="size-11" strokeWidth={1.5} />
    </span>
  );
}
