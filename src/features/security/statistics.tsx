import { CircleCheck, TriangleAlert } from "lucide-react";
import type { SecurityStats } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { formatDate, formatMinutes } from "../../lib/format.ts";
import { trpc } from "../../lib/trpc.ts";
import { TaskLinks } from "./account-status.tsx";
import { isSevere } from "./alert-facts.ts";
import { AttemptsChart } from "./attempts-chart.tsx";
import { formatWhen } from "./format-history.ts";
import { Fact, LevelFigure } from "./level-figure.tsx";
import { FiguresLoading, PanelFailed } from "./panel-states.tsx";
import {
  formatPercent,
  isHealthy,
  type Level,
  levelOfAlertCount,
  levelOfBruteForce,
  rateVerdict,
  toPercent,
} from "./security-levels.ts";
import { groupAdvice, pendingAlertTask } from "./security-tasks.ts";
import { useWaitingAlerts } from "./use-waiting-alerts.ts";
import "../../components/ui/fold.css";
import "./recommendations.css";

const { statistics: words, standing } = text.security;
const DAY = 86_400_000;
const COUNTED_DAYS = 90;
const levels: Record<ReturnType<typeof rateVerdict>, Level> = {
  excellent: "success",
  good: "warning",
  attention: "danger",
};

/** The advice, the figures of the last 90 days, and the attempts of the last 30 days. */
export function Statistics() {
  const stats = trpc.security.stats.useQuery();
  if (!stats.data) return stats.isError ? <PanelFailed queries={[stats]} /> : <FiguresLoading />;
  return (
    <div className="grid gap-10">
      <Recommendations stats={stats.data} />
      <Figures stats={stats.data} />
      <AttemptsChart days={stats.data.days} accountCreated={stats.data.accountCreated} />
    </div>
  );
}

/**
 * The advice of the figures, or that they are healthy. Pending alerts are only linked: the overview asks about them.
 */
function Recommendations({ stats }: { stats: SecurityStats }) {
  const { data: waiting } = useWaitingAlerts(true);
  const isAsked = waiting?.gravest ? isSevere(waiting.gravest) : false;
  const tasks = [...(isAsked ? [pendingAlertTask] : []), ...groupAdvice(stats)];
  if (tasks.length === 0 && !isHealthy(stats)) return null;
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
          <TaskLinks tasks={tasks} />
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

function Figures({ stats }: { stats: SecurityStats }) {
  const rate = toPercent(stats.loginSuccessRate);
  const verdict = rateVerdict(rate);
  // The figures of an account younger than 90 days cover its full age.
  const isYoung = Date.parse(stats.accountCreated) > Date.now() - COUNTED_DAYS * DAY;
  const success = (
    <LevelFigure
      key="success"
      label={words.rate}
      value={`${formatPercent(rate)} %`}
      level={levels[verdict]}
      note={words.verdicts[verdict]}
    />
  );
  const guesses = (
    <LevelFigure
      key="guesses"
      label={words.bruteForce}
      value={stats.bruteForceAttempts}
      level={levelOfBruteForce(stats.bruteForceAttempts)}
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
        <LevelFigure
          label={words.alerts}
          value={stats.securityAlertsCount}
          note={words.alertsNote}
          {...levelOfAlertCount(stats.securityAlertsCount)}
        />
        <LevelFigure
          label={words.duration}
          value={formatDuration(stats.averageSessionDuration)}
          note={stats.averageSessionDuration === 0 ? words.noDurationNote : words.durationNote}
        />
        <LevelFigure label={words.locations} value={stats.uniqueLocations} note={words.locationsNote} />
        <LevelFigure label={words.devices} value={stats.uniqueDevices} note={words.devicesNote} />
      </dl>
      <dl className="security-facts">
        <Fact label={words.lastLogin}>
          {stats.lastLogin === null ? words.never : formatWhen(stats.lastLogin, Date.now())}
        </Fact>
        <Fact label={words.created}>{formatDate(stats.accountCreated)}</Fact>
      </dl>
    </section>
  );
}

/** An average below one minute is not shown as zero. */
function formatDuration(minutes: number): string | null {
  if (minutes === 0) return words.noDuration;
  return minutes < 1 ? words.underOneMinute : formatMinutes(minutes);
}
