import type { SecuritySummary } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { trpc } from "../../lib/trpc.ts";
import { isGrave } from "./alert-kinds.ts";
import { LevelFigure } from "./level-figure.tsx";
import { FiguresLoading, PanelFailed } from "./panel-states.tsx";
import { placesWords } from "./places-words.ts";
import { failedShare, levelOfActiveAlerts, levelOfFailed, levelOfSuspicious } from "./security-levels.ts";
import { SignedInPlaces } from "./signed-in-places.tsx";
import { Standing } from "./standing.tsx";
import { useWaitingAlerts } from "./use-waiting-alerts.ts";
import "./security-overview.css";

const words = text.security.overview;

/** How the account stands: whether it is safe and what to do, where it is open, today, and the last 30 days. */
export function Overview() {
  const summary = trpc.security.summary.useQuery();
  const stats = trpc.security.stats.useQuery();
  const places = trpc.security.sessions.useQuery();
  // All at once: what comes first would be pushed down by what comes above it.
  const isComing = [summary, stats, places, useWaitingAlerts()].some(isOnItsWay);
  // Several for one reason: said once, and asked for together. The places alone say so where they would stand.
  const failed = [stats, summary, places].filter(hasFailed);
  const arePlacesTold = failed.length > 1 && hasFailed(places);
  const isAlone = failed.length === 1 && hasFailed(places);
  return (
    <>
      {isComing ? <FiguresLoading /> : null}
      <div hidden={isComing} className="security-parts">
        <PanelFailed queries={isAlone ? [] : failed} />
        <Standing stats={stats.data} summary={summary.data} />
        <div className="security-overview">
          {arePlacesTold ? null : <SignedInPlaces />}
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

function isOnItsWay({ data, isError }: { data: unknown; isError: boolean }): boolean {
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
          level={levelOfSuspicious(suspiciousLoginsToday, gravest ? isGrave(gravest) : false)}
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
        <div>
          <dt>{words.risk}</dt>
          <dd>
            {words.riskOf(Math.round(riskScoreAverage))}
            <small>{words.riskNote}</small>
          </dd>
        </div>
        <div>
          <dt>{words.lockouts}</dt>
          <dd>{words.times(accountLockoutCount)}</dd>
        </div>
        <div>
          <dt>{words.resets}</dt>
          <dd>{words.times(passwordResetCount)}</dd>
        </div>
        <div>
          <dt>{words.places}</dt>
          <dd>
            {placesWords(recentLoginLocations)}
            {recentLoginLocations.length < 5 ? null : <small>{words.placesNote}</small>}
          </dd>
        </div>
      </dl>
    </section>
  );
}
