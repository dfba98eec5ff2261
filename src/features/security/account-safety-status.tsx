import { CircleCheck, ShieldAlert, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { SecurityStats, SecuritySummary } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { paths } from "../../paths.ts";
import { isAlertCriticalOrHigh } from "./alert-facts.ts";
import { formatRelativeDayAndTime } from "./format-history.ts";
import { areSecurityFiguresGood } from "./security-levels.ts";
import {
  type Attack,
  changePasswordLink,
  createAdviceTasks,
  createAttackTask,
  detectAttackOrNull,
  type Task,
} from "./security-tasks.ts";
import { usePendingAlertsQuery } from "./use-pending-alerts.ts";
import { useReportNotMeQuestion } from "./use-report-not-me.tsx";
import { WasItYouQuestion } from "./was-it-you-question.tsx";
import "./account-safety-status.css";

const texts = text.security.standing;

type Props = {
  /** Undefined if the statistics could not be loaded. */
  stats: SecurityStats | undefined;
  summary: SecuritySummary | undefined;
};

/**
 * Says whether the account is safe, and what to do. An attack is shown first, unless there is a critical or
 * high alert about a successful sign-in. Otherwise the most severe pending alert is asked about, followed by
 * advice from the statistics. Alerts about this browser are only counted. The account is called safe only if
 * all data was loaded.
 */
export function AccountSafetyStatus({ stats, summary }: Props) {
  const report = useReportNotMeQuestion();
  const { data: waiting } = usePendingAlertsQuery(true);
  const asked = waiting?.gravest ?? null;
  const deny = () => report.ask(asked ? [asked.id] : []);
  const own = waiting?.own ?? 0;
  const count = waiting?.others ?? summary?.activeAlerts ?? 0;
  const attack = detectAttackOrNull({ stats, summary, attacks: waiting?.attacks }, Date.now());
  const advised = stats ? createAdviceTasks(stats) : [];
  const hasSevereAlert = asked !== null && isAlertCriticalOrHigh(asked);
  // Attack and advice both ask for a new password, so the second link is omitted.
  const others = attack ? advised.filter(({ href }) => href !== changePasswordLink.href) : advised;
  if (attack && !hasSevereAlert) {
    return (
      <>
        {report.advice}
        {report.question}
        <div className="grid gap-3">
          <AccountStatusCard level="danger" title={attack.isNow ? texts.attack.now : texts.attack.before}>
            <AttackBanner attack={attack} alerts={count} isAllKnown={waiting !== undefined} />
          </AccountStatusCard>
          {asked ? (
            // No button here is primary, because the page's primary action is about the attack.
            <section aria-labelledby="asked" className="standing-asked">
              <h2 id="asked" tabIndex={-1} className="text-xl">
                {texts.wasThisYou}
              </h2>
              <WasItYouQuestion key={asked.id} alert={asked} others={0} isQuiet onNotMe={deny} />
            </section>
          ) : null}
          <FurtherSecurityTasks tasks={others} own={own} />
        </div>
      </>
    );
  }
  const adviceTasks = attack ? [createAttackTask(attack, Date.now()), ...others] : advised;
  const tasks = asked || count === 0 ? adviceTasks : [createPendingAlertsTask(count), ...adviceTasks];
  const healthy = stats && areSecurityFiguresGood(stats) ? texts.healthy : null;
  const isSafe = !asked && tasks.length === 0;
  if (isSafe && (stats === undefined || summary === undefined)) return healthy ? <p>{healthy}</p> : null;
  const title = tasks.length > 0 ? texts.look(tasks.length) : texts.safe;
  return (
    <>
      {report.advice}
      {report.question}
      <div className="grid gap-3">
        <AccountStatusCard
          level={isSafe ? "success" : hasSevereAlert ? "danger" : "warning"}
          title={asked ? texts.wasThisYou : title}
        >
          {asked ? (
            // The other alerts of an attack are not counted as questions, because the attack is a task below.
            <WasItYouQuestion key={asked.id} alert={asked} others={attack ? 0 : count - 1} onNotMe={deny} />
          ) : (
            <SecurityTasksInFull tasks={tasks} />
          )}
          {healthy || isSafe ? <p>{healthy ?? texts.calm}</p> : null}
          {asked ? null : <AlertsAboutThisBrowserNote count={own} />}
          {hasSevereAlert ? <FurtherSecurityTasks tasks={tasks} own={own} /> : null}
        </AccountStatusCard>
        {asked && !hasSevereAlert ? <FurtherSecurityTasks tasks={tasks} own={own} /> : null}
      </div>
    </>
  );
}

/** A link to the pending alerts, shown if they could not be loaded. */
function createPendingAlertsTask(count: number): Task {
  const sentences = [texts.alerts(count)];
  return { reasons: sentences, advice: sentences, href: paths.securityTab("alerts"), label: texts.seeAlerts };
}

const icons = { success: CircleCheck, warning: TriangleAlert, danger: ShieldAlert };

function AccountStatusCard(props: { level: keyof typeof icons; title: string; children: ReactNode }) {
  const Icon = icons[props.level];
  return (
    <section aria-labelledby="standing" className="standing" data-level={props.level}>
      <Icon aria-hidden />
      <div>
        <h2 id="standing" tabIndex={-1} className="text-2xl">
          {props.title}
        </h2>
        {props.children}
      </div>
    </section>
  );
}

/** Says what happened in an attack. That no guess succeeded is said only if all alerts are known. */
function AttackBanner(props: { attack: Attack; alerts: number; isAllKnown: boolean }) {
  const { failedToday, unusualToday, latest } = props.attack;
  const hasSuccess = unusualToday > 0;
  return (
    <>
      <p className="standing-lead">
        {failedToday > 0
          ? texts.attack.failed(failedToday)
          : latest === null
            ? null
            : texts.attack.latest(formatRelativeDayAndTime(latest, Date.now()))}{" "}
        {hasSuccess
          ? texts.attack.gotIn(unusualToday)
          : failedToday > 0 && props.isAllKnown
            ? texts.attack.noneGotIn
            : null}
      </p>
      <p>{hasSuccess ? texts.attack.act : texts.attack.keep}</p>
      <div className="standing-deeds">
        <Button asChild variant="primary">
          <Link href={changePasswordLink.href}>{changePasswordLink.label}</Link>
        </Button>
        {props.alerts > 0 ? (
          <Button asChild>
            <Link href={paths.securityTab("alerts")}>{texts.seeAll(props.alerts)}</Link>
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Says how many pending alerts are about this browser. */
function AlertsAboutThisBrowserNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p>
      {texts.own(count)}{" "}
      <Link href={paths.securityTab("alerts")} className="touch-44 text-link">
        {texts.seeAlerts}
      </Link>
    </p>
  );
}

/** Further tasks, less prominent than the question above them. */
function FurtherSecurityTasks({ tasks, own }: { tasks: readonly Task[]; own: number }) {
  if (tasks.length === 0 && own === 0) return null;
  return (
    <section aria-label={texts.besides} className="standing-besides">
      {tasks.length > 0 ? <SecurityTaskLinkList tasks={tasks} /> : null}
      <AlertsAboutThisBrowserNote count={own} />
    </section>
  );
}

/** The short reasons of each task, with a link to the page for it. */
export function SecurityTaskLinkList({ tasks }: { tasks: readonly Task[] }) {
  return (
    <ul>
      {tasks.map(({ reasons, href, label }) => (
        <li key={href}>
          <span>{reasons.join(" ")}</span>
          <Link href={href} className="touch-44 text-link">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The tasks in full. The first one has the page's primary button. */
function SecurityTasksInFull({ tasks }: { tasks: readonly Task[] }) {
  if (tasks.length === 0) return null;
  return (
    <ul>
      {tasks.map(({ advice, href, label }, index) => (
        <li key={href}>
          <span>{advice.join(" ")}</span>
          <Button asChild variant={index === 0 ? "primary" : "quiet"} size="small">
            <Link href={href}>{label}</Link>
          </Button>
        </li>
      ))}
    </ul>
  );
}
