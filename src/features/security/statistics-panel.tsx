import { CircleCheck, TriangleAlert } from "lucide-react";
import type { SecurityStats } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { formatDateOrNull, formatMinutesOrNull } from "../../lib/format.ts";
import { trpc } from "../../lib/trpc.ts";
import { SecurityTaskLinkList } from "./account-safety-status.tsx";
import { isAlertCriticalOrHigh } from "./alert-facts.ts";
import { AttemptsChartOrList } from "./attempts-chart-or-list.tsx";
import { FigureWithLevelIcon, LabelledFigure } from "./figure-with-level-icon.tsx";
import { formatRelativeDayAndTime } from "./format-history.ts";
import { FiguresPanelSkeleton, PanelLoadError } from "./panel-states.tsx";
import {
  areSecurityFiguresGood,
  convertShareOrPercentToPercent,
  formatPercentRoundedDown,
  getLevelOfBruteForceAttempts,
  type Level,
  levelPropOfAlertCountIfAny,
  ratingOfSuccessPercent,
} from "./security-levels.ts";
import { createAdviceTasks, pendingAlertTask } from "./security-tasks.ts";
import { usePendingAlertsQuery } from "./use-pending-alerts.ts";
import "../../components/ui/fold.css";
import "./recommendations.css";

const { statistics: words, standing } = text.security;
const DAY = 86_400_000;
const COUNTED_DAYS = 90;
const levels: Record<ReturnType<typeof ratingOfSuccessPercent>, Level> = {
  excellent: "success",
  good: "warning",
  attention: "danger",
};

/** Advice, the figures of the last 90 days, and the attempts of the last 30 days. */
export function StatisticsPanel() {
  const stats = trpc.security.stats.useQuery();
  if (!stats.data) return stats.isError ? <PanelLoadError queries={[stats]} /> : <FiguresPanelSkeleton />;
  return (
    <div className="grid gap-10">
      <SecurityAdviceSection stats={stats.data} />
      <SecurityFigures stats={stats.data} />
      <AttemptsChartOrList days={stats.data.days} accountCreated={stats.data.accountCreated} />
    </div>
  );
}

/**
 * The advice that follows from the figures, or that they are good. Pending alerts are only linked, because
 * the overview asks about them.
 */
function SecurityAdviceSection({ stats }: { stats: SecurityStats }) {
  const { data: waiting } = usePendingAlertsQuery(true);
  const isAsked = waiting?.gravest ? isAlertCriticalOrHigh(waiting.gravest) : false;
  const tasks = [...(isAsked ? [pendingAlertTask] : []), ...createAdviceTasks(stats)];
  if (tasks.length === 0 && !areSecurityFiguresGood(stats)) return null;
  const Icon = tasks.length > 0 ? TriangleAlert : CircleCheck;
  return (
    <section
      aria-labelledby="recommended"
      className="recommendations"
      data-level={tasks.length > 0 ? "warning" : "success"}
    >
      <h2 id="recommended" className="text-2xl">
        <Icon aria-hidden />
        {tasks.length > 0 ? standing.look(tasks.length) : standing.asUsual}
      </h2>
      {tasks.length > 0 ? (
        <>
          <SecurityTaskLinkList tasks={tasks} />
          <details className="fold">
            <summary>{words.whatHelps}</summary>
            {tasks
              .flatMap(({ advice }) => advice)
              .map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
          </details>
        </>
      ) : (
        <p>{standing.healthy}</p>
      )}
    </section>
  );
}

function SecurityFigures({ stats }: { stats: SecurityStats }) {
  const rate = convertShareOrPercentToPercent(stats.loginSuccessRate);
  const verdict = ratingOfSuccessPercent(rate);
  // For a younger account the figures cover its complete age.
  const isYoung = Date.parse(stats.accountCreated) > Date.now() - COUNTED_DAYS * DAY;
  const success = (
    <FigureWithLevelIcon
      key="success"
      label={words.rate}
      value={`${formatPercentRoundedDown(rate)} %`}
      level={levels[verdict]}
      note={words.verdicts[verdict]}
    />
  );
  const guesses = (
    <FigureWithLevelIcon
      key="guesses"
      label={words.bruteForce}
      value={stats.bruteForceAttempts}
      level={getLevelOfBruteForceAttempts(stats.bruteForceAttempts)}
      note={words.bruteForceNote(stats.bruteForceAttempts)}
    />
  );
  return (
    <section aria-labelledby="quarter">
      <h2 id="quarter" className="text-2xl">
        {isYoung ? words.titleYoung : words.title}
      </h2>
      <dl className="level-figures">
        {stats.bruteForceAttempts > 0 ? [guesses, success] : [success, guesses]}
        <FigureWithLevelIcon
          label={words.alerts}
          value={stats.securityAlertsCount}
          note={words.alertsNote}
          {...levelPropOfAlertCountIfAny(stats.securityAlertsCount)}
        />
        <FigureWithLevelIcon
          label={words.duration}
          value={formatAverageMinutesOrNull(stats.averageSessionDuration)}
          note={stats.averageSessionDuration === 0 ? words.noDurationNote : words.durationNote}
        />
        <FigureWithLevelIcon
          label={words.locations}
          value={stats.uniqueLocations}
          note={words.locationsNote}
        />
        <FigureWithLevelIcon label={words.devices} value={stats.uniqueDevices} note={words.devicesNote} />
      </dl>
      <dl className="security-facts">
        <LabelledFigure label={words.lastLogin}>
          {stats.lastLogin === null ? words.never : formatRelativeDayAndTime(stats.lastLogin, Date.now())}
        </LabelledFigure>
        <LabelledFigure label={words.created}>{formatDateOrNull(stats.accountCreated)}</LabelledFigure>
      </dl>
    </section>
  );
}

/** Formats an average; less than one minute is not shown as zero. */
function formatAverageMinutesOrNull(minutes: number): string | null {
  if (minutes === 0) return words.noDuration;
  return minutes < 1 ? words.underOneMinute : formatMinutesOrNull(minutes);
}
