import type { SecuritySummary } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { trpc } from "../../lib/trpc.ts";
import { AccountStatus } from "./account-status.tsx";
import { isSevere } from "./alert-facts.ts";
import { formatPlaces } from "./format-history.ts";
import { Fact, LevelFigure } from "./level-figure.tsx";
import { FiguresLoading, PanelFailed } from "./panel-states.tsx";
import { failedShare, levelOfActiveAlerts, levelOfFailed, levelOfSuspicious } from "./security-levels.ts";
import { SignedInPlaces } from "./signed-in-places.tsx";
import { useWaitingAlerts } from "./use-waiting-alerts.ts";
import "./security-overview.css";

const words = text.security.overview;

/** The account status, the logins, today's figures, and the last 30 days. */
export function Overview() {
  const summary = trpc.security.summary.useQuery();
  const stats = trpc.security.stats.useQuery();
  const places = trpc.security.sessions.useQuery();
  // Waits for all queries: a part that arrives late would shift the parts below.
  const isLoading = [summary, stats, places, useWaitingAlerts()].some(isPending);
  // Several errors are shown as one, with one retry. If only the places failed, their panel shows the error.
  const failed = [stats, summary, places].filter(hasFailed);
  const isPlacesErrorShown = failed.length > 1 && hasFailed(places);
  const onlyPlacesFailed = failed.length === 1 && hasFailed(places);
  return (
    <>
      {isLoading ? <FiguresLoading /> : null}
      <div hidden={isLoading} className="grid gap-10">
        <PanelFailed queries={onlyPlacesFailed ? [] : failed} />
        <AccountStatus stats={stats.data} summary={summary.data} />
        <div className="security-overview">
          {isPlacesErrorShown ? null : <SignedInPlaces />}
          {summary.data ? (
            <>
              <Today summary={summary.data} />
              <Month summary={summary.data} />
            </>
          ) : null}
        </div>
      </div>
    </>
  );
}

function isPending({ data, isError }: { data: unknown; isError: boolean }): boolean {
  return data === undefined && !isError;
}

function hasFailed({ data, isError }: { data: unknown; isError: boolean }): boolean {
  return data === undefined && isError;
}

function Today({ summary }: { summary: SecuritySummary }) {
  const { totalLoginsToday: all, failedLoginsToday: failed, suspiciousLoginsToday, activeAlerts } = summary;
  const share = failedShare(failed, all);
  const gravest = useWaitingAlerts(true).data?.gravest;
  return (
    <section aria-labelledby="today" className="security-today">
      <h2 id="today" className="text-xl">
        {words.today}
      </h2>
      <dl className="level-figures">
        <LevelFigure label={words.logins} value={all} note={words.loginsNote} />
        <LevelFigure
          label={words.failed}
          value={failed}
          level={levelOfFailed(share)}
          note={all > 0 ? words.ofAll(all, share * 100) : null}
        />
        <LevelFigure
          label={words.suspicious}
          value={suspiciousLoginsToday}
          level={levelOfSuspicious(suspiciousLoginsToday, gravest ? isSevere(gravest) : false)}
          note={words.suspiciousNote}
        />
        <LevelFigure
          label={words.alerts}
          value={activeAlerts}
          level={levelOfActiveAlerts(activeAlerts)}
          note={words.alertsNote}
        />
      </dl>
    </section>
  );
}

function Month({ summary }: { summary: SecuritySummary }) {
  const { riskScoreAverage, accountLockoutCount, passwordResetCount, recentLoginLocations } = summary;
  return (
    <section aria-labelledby="month" className="security-month">
      <h2 id="month" className="text-xl">
        {words.month}
      </h2>
      <dl className="security-facts">
        <Fact label={words.risk} note={words.riskNote}>
          {words.riskOf(Math.round(riskScoreAverage))}
        </Fact>
        <Fact label={words.lockouts}>{words.times(accountLockoutCount)}</Fact>
        <Fact label={words.resets}>{words.times(passwordResetCount)}</Fact>
        <Fact label={words.places} note={recentLoginLocations.length < 5 ? null : words.placesNote}>
          {formatPlaces(recentLoginLocations)}
        </Fact>
      </dl>
    </section>
  );
}
