import type { Usage } from "#server/features/usage/schema.ts";
import { text } from "#server/texts/en.ts";
import { SectionLoadError } from "../../components/section-load-error.tsx";
import { Skeleton, SkeletonGroup } from "../../components/ui/skeleton.tsx";
import { formatDateTimeOrNull, formatRelativeTimeOrNull } from "../../lib/format.ts";
import { trpc } from "../../lib/trpc.ts";
import { LimitUsageMeter } from "./limit-usage-meter.tsx";
import {
  hasNoDailyOrLifetimeLimits,
  hasUsedUpAMonthlyLimit,
  isEveryLimitUnlimited,
  KINDS,
  listUsageByPeriod,
} from "./meter-of-usage.ts";
import { wasServerUnlimitedAtLastResponse } from "./unlimited-plan-cache.ts";

const texts = text.usage.meters;

/**
 * The usage of a member in each counted period. If the server lifts all limits, only the counts are shown.
 */
export function AllUsageMeters({ errorAt }: { errorAt: number }) {
  // Another component of the page sends this query too, so a failed one is not retried when this one mounts.
  const usage = trpc.usage.get.useQuery(undefined, { retryOnMount: false });
  if (usage.data && hasNoDailyOrLifetimeLimits(usage.data))
    return <UsageCountList used={usage.data.usage.lifetime} />;
  if (usage.data) return <UsageMetersByPeriod usage={usage.data} errorAt={errorAt} />;
  if (!usage.isPending) {
    return (
      <SectionLoadError
        error={usage.error}
        fallback={text.usage.failed}
        onRetry={() => void usage.refetch()}
        isRetrying={usage.isFetching}
      />
    );
  }
  return (
    <SkeletonGroup>
      {wasServerUnlimitedAtLastResponse() ? (
        <Skeleton className="usage-counts-coming" />
      ) : (
        <div className="usage-meters">
          <UsagePeriodSkeleton />
          <UsagePeriodSkeleton />
        </div>
      )}
    </SkeletonGroup>
  );
}

/** A skeleton as high as the meters of one period. */
function UsagePeriodSkeleton() {
  return (
    <div>
      <Skeleton className="usage-coming-head" />
      <div className="usage-meters-row">
        <Skeleton className="usage-coming" />
        <Skeleton className="usage-coming" />
        <Skeleton className="usage-coming" />
      </div>
    </div>
  );
}

function UsageCountList({ used }: { used: Usage["usage"]["lifetime"] }) {
  return (
    <dl className="usage-counts">
      {KINDS.map(({ count, limit }) => (
        <div key={limit} className="usage-count">
          <dt>{texts[limit]}</dt>
          <dd>{used[count].toLocaleString("en")}</dd>
        </div>
      ))}
    </dl>
  );
}

function UsageMetersByPeriod({ usage, errorAt }: { usage: Usage; errorAt: number }) {
  return (
    <div className="usage-meters">
      {listUsageByPeriod(usage).map(({ key, used, limits }) => (
        <section key={key} aria-labelledby={`usage-${key}`}>
          <h3 id={`usage-${key}`}>{texts[key]}</h3>
          <p className="usage-meters-note">
            {isEveryLimitUnlimited(limits) ? texts.noLimit : usageResetNoteOrNull(key, usage)}
          </p>
          {key === "daily" && hasUsedUpAMonthlyLimit(usage) ? (
            <p className="usage-meters-note">{texts.fallbackNote}</p>
          ) : null}
          <div className="usage-meters-row">
            {KINDS.map(({ count, limit }) => (
              <LimitUsageMeter
                key={limit}
                label={texts[limit]}
                current={used[count]}
                limit={limits[limit]}
                errorAt={errorAt}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function usageResetNoteOrNull(key: "lifetime" | "monthly" | "daily", { resets }: Usage): string | null {
  if (key === "lifetime") return texts.lifetimeNote;
  const resetAt = key === "daily" ? resets.dailyAt : resets.monthlyAt;
  const when = formatDateTimeOrNull(resetAt);
  return when === null ? null : texts.resetsOn(formatRelativeTimeOrNull(resetAt, Date.now()) ?? "", when);
}
