import { CircleCheck, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import type { SecurityAlert, SecurityStats } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { gravestFirst, isAnswerable, sortWaiting } from "./alert-kinds.ts";
import { AlertQuestion } from "./alert-question.tsx";
import { type Aftermath, AfterNotMe } from "./not-me.tsx";
import { adviceFor, isHealthy } from "./security-levels.ts";
import { groupAdvice, type Task } from "./standing-tasks.ts";
import { pendingAlerts, usePendingAlerts } from "./use-pending-alerts.ts";
import "./standing.css";

const words = text.security.standing;

type Props = {
  /** Undefined where they could not be had. */
  stats: SecurityStats | undefined;
  activeAlerts: number | undefined;
};

/**
 * Whether the account is safe, and if not, what to do: the gravest alert that waits, of those the latest, is asked about here, then comes what
 * the figures advise. Nobody is asked whether they are themselves: what is about the browser in use is only told.
 * Nothing calls an account safe of which not all is known.
 */
export function Standing({ stats, activeAlerts }: Props) {
  const [aftermath, setAftermath] = useState<Aftermath | null>(null);
  const { data: alerts } = usePendingAlerts(true);
  const { data: places } = trpc.security.sessions.useQuery(undefined, { retryOnMount: false });
  const { own, others } = sortWaiting(alerts ?? [], places ?? []);
  const [asked] = gravestFirst(others, ({ severity }) => severity);
  // Where all are at hand they tell it at once; the figures follow.
  const count = alerts && alerts.length < pendingAlerts.limit ? others.length : activeAlerts;
  const advised = stats ? groupAdvice(adviceFor(stats)) : [];
  const tasks = asked || !count ? advised : [alertsTask(count), ...advised];
  const healthy = stats && isHealthy(stats) ? words.healthy : null;
  const isSafe = !asked && tasks.length === 0;
  if (isSafe && (stats === undefined || activeAlerts === undefined)) return healthy ? <p>{healthy}</p> : null;
  return (
    <>
      {aftermath ? <AfterNotMe {...aftermath} /> : null}
      <div className="standing-part">
        <Answer level={isSafe ? "success" : "warning"} title={titleOf(asked, tasks.length)}>
          {asked ? (
            <AlertQuestion key={asked.id} alert={asked} others={(count ?? 1) - 1} onNotMe={setAftermath} />
          ) : (
            <Tasks tasks={tasks} />
          )}
          {healthy || isSafe ? <p>{healthy ?? words.calm}</p> : null}
          {asked ? null : <Own count={own.length} />}
        </Answer>
        {asked ? <Besides tasks={tasks} own={own.length} /> : null}
      </div>
    </>
  );
}

function titleOf(asked: SecurityAlert | undefined, tasks: number): string {
  if (asked) return isAnswerable(asked) ? words.wasThisYou : asked.title;
  return tasks > 0 ? words.look(tasks) : words.safe;
}

/** Where the alerts themselves are not at hand. */
function alertsTask(count: number): Task {
  const said = [words.alerts(count)];
  return { seen: said, said, href: paths.securityTab("alerts"), label: words.seeAlerts };
}

/** How many alerts are about the browser in use: told, not asked. */
function Own({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p>
      {words.own(count)}{" "}
      <Link href={paths.securityTab("alerts")} className="touch-44 text-link">
        {words.seeAlerts}
      </Link>
    </p>
  );
}

/** Below what is asked, and quiet: one question at a time. */
function Besides({ tasks, own }: { tasks: readonly Task[]; own: number }) {
  if (tasks.length === 0 && own === 0) return null;
  return (
    <section aria-label={words.besides} className="standing-besides">
      {tasks.length > 0 ? (
        <ul>
          {tasks.map(({ seen, href, label }) => (
            <li key={href}>
              <span>{seen.join(" ")}</span>
              <Link href={href} className="touch-44 text-link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <Own count={own} />
    </section>
  );
}

/** The first of them is the one action of the page. */
function Tasks({ tasks }: { tasks: readonly Task[] }) {
  if (tasks.length === 0) return null;
  return (
    <ul>
      {tasks.map(({ said, href, label }, at) => (
        <li key={href}>
          <span>{said.join(" ")}</span>
          <Button asChild variant={at === 0 ? "primary" : "quiet"} size="small">
            <Link href={href}>{label}</Link>
          </Button>
        </li>
      ))}
    </ul>
  );
}

const icons = { success: CircleCheck, warning: TriangleAlert };

function Answer(props: { level: keyof typeof icons; title: string; children: ReactNode }) {
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
