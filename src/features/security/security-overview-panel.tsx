import type { SecuritySummary } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { trpc } from "../../lib/trpc.ts";
import { AccountSafetyStatus } from "./account-safety-status.tsx";
import { ActiveLoginsPanel } from "./active-logins-panel.tsx";
import { isAlertCriticalOrHigh } from "./alert-facts.ts";
import { FigureWithLevelIcon, LabelledFigure } from "./figure-with-level-icon.tsx";
import { formatNamedPlaces } from "./format-history.ts";
import { FiguresPanelSkeleton, PanelLoadError } from "./panel-states.tsx";
import {
  computeFailedShare,
  getLevelOfActiveAlerts,
  getLevelOfFailedShare,
  getLevelOfSuspiciousLogins,
} from "./security-levels.ts";
import { usePendingAlertsQuery } from "./use-pending-alerts.ts";
import "./security-overview.css";

const texts = text.security.overview;

/** The account's status, the active logins, today's figures, and the attempts of the last 30 days. */
export function SecurityOverviewPanel() {
  const summary = trpc.security.summary.useQuery();
  const stats = trpc.security.stats.useQuery();
  const places = trpc.security.sessions.useQuery();
  // Waits for all queries, because a section that appears later would move those below.
  const isLoading = [summary, stats, places, usePendingAlertsQuery()].some(isQueryPending);
  // Several errors are shown as one. If only the logins failed to load, their panel shows the error.
  const failed = [stats, summary, places].filter(hasQueryFailed);
  const isPlacesErrorShown = failed.length > 1 && hasQueryFailed(places);
  const onlyPlacesFailed = failed.length === 1 && hasQueryFailed(places);
  return (
    <>
      {isLoading ? <FiguresPanelSkeleton /> : null}
      <div hidden={isLoading} className="grid gap-10">
        <PanelLoadError queries={onlyPlacesFailed ? [] : failed} />
        <AccountSafetyStatus stats={stats.data} summary={summary.data} />
        <div className="security-overview">
          {isPlacesErrorShown ? null : <ActiveLoginsPanel />}
          {summary.data ? (
            <>
              <TodaysFigures summary={summary.data} />
              <MonthFigures summary={summary.data} />
            </>
          ) : null}
        </div>
      </div>
    </>
  );
}

function isQueryPending({ data, isError }: { data: unknown; isError: boolean }): boolean {
  return data === undefined && !isError;
}

function hasQueryFailed({ data, isError }: { data: unknown; isError: boolean }): boolean {
  return data === undefined && isError;
}

function TodaysFigures({ summary }: { summary: SecuritySummary }) {
  const { totalLoginsToday: all, failedLoginsToday: failed, suspiciousLoginsToday, activeAlerts } = summary;
  const share = computeFailedShare(failed, all);
  const gravest = usePendingAlertsQuery(true).data?.gravest;
  return (
    <section aria-labelledby="today" className="security-today">
      <h2 id="today" className="text-xl">
        {texts.today}
      </h2>
      <dl className="level-figures">
        <FigureWithLevelIcon label={texts.logins} value={all} note={texts.loginsNote} />
        <FigureWithLevelIcon
          label={texts.failed}
          value={failed}
          level={getLevelOfFailedShare(share)}
          note={all > 0 ? texts.ofAll(all, share * 100) : null}
        />
        <FigureWithLevelIcon
          label={texts.suspicious}
          value={suspiciousLoginsToday}
          level={getLevelOfSuspiciousLogins(
            suspiciousLoginsToday,
            gravest ? isAlertCriticalOrHigh(gravest) : false,
          )}
          note={texts.suspiciousNote}
        />
        <FigureWithLevelIcon
          label={texts.alerts}
          value={activeAlerts}
          level={getLevelOfActiveAlerts(activeAlerts)}
          note={texts.alertsNote}
        />
      </dl>
    </section>
  );
}

function MonthFigures({ summary }: { summary: SecuritySummary }) {
  const { riskScoreAverage, accountLockoutCount, passwordResetCount, recentLoginLocations } = summary;
  return (
    <section aria-labelledby="month" className="security-month">
      <h2 id="month" className="text-xl">
        {texts.month}
      </h2>
      <dl className="security-facts">
        <LabelledFigure label={texts.risk} note={texts.riskNote}>
          {texts.riskOf(Math.round(riskScoreAverage))}
        </LabelledFigure>
        <LabelledFigure label={texts.lockouts}>{texts.times(accountLockoutCount)}</LabelledFigure>
        <LabelledFigure label={texts.resets}>{texts.times(passwordResetCount)}</LabelledFigure>
        <LabelledFigure label={texts.places} note={recentLoginLocations.length < 5 ? null : texts.placesNote}>
          {formatNamedPlaces(recentLoginLocations)}
        </LabelledFigure>
      </dl>
    </section>
  );
}
