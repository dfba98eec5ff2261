import { CircleCheck, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import type { SecurityStats } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { paths } from "../../paths.ts";
import { isAnswerable } from "./alert-kinds.ts";
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
 * Whether the account is safe, and if not, what to do: the latest alert that waits is asked about here, then comes what
 * the figures advise. Nothing calls an account safe of which not all is known.
 */
export function Standing({ stats, activeAlerts }: Props) {
  const [aftermath, setAftermath] = useState<Aftermath | null>(null);
  const { data: alerts } = usePendingAlerts();
  const waiting = (alerts ?? []).filter(({ status }) => status === "pending");
  const [asked] = waiting;
  // Where all are at hand they tell it at once; the figures follow.
  const count = alerts && alerts.length < pendingAlerts.limit ? waiting.length : activeAlerts;
  const advised = stats ? groupAdvice(adviceFor(stats)) : [];
  const healthy = stats && isHealthy(stats) ? words.healthy : null;
  return (
    <>
      {aftermath ? <AfterNotMe {...aftermath} /> : null}
      {asked ? (
        <Answer level="warning" title={isAnswerable(asked) ? words.wasThisYou : asked.title}>
          <AlertQuestion key={asked.id} alert={asked} others={(count ?? 1) - 1} onNotMe={setAftermath} />
          <Tasks tasks={advised} healthy={healthy} isFirst={false} />
        </Answer>
      ) : (
        <Rest
          tasks={[...(count ? [alertsTask(count)] : []), ...advised]}
          healthy={healthy}
          isKnown={stats !== undefined && activeAlerts !== undefined}
        />
      )}
    </>
  );
}

/** Where the alerts themselves are not at hand. */
function alertsTask(count: number): Task {
  return { said: [words.alerts(count)], href: paths.securityTab("alerts"), label: words.seeAlerts };
}

function Rest({ tasks, healthy, isKnown }: { tasks: Task[]; healthy: string | null; isKnown: boolean }) {
  if (tasks.length > 0) {
    return (
      <Answer level="warning" title={words.look(tasks.length)}>
        <Tasks tasks={tasks} healthy={healthy} isFirst />
      </Answer>
    );
  }
  if (!isKnown) return healthy ? <p>{healthy}</p> : null;
  return (
    <Answer level="success" title={words.safe}>
      <p>{healthy ?? words.calm}</p>
    </Answer>
  );
}

/** `isFirst` where the first of them is the one action of the page. */
function Tasks({ tasks, healthy, isFirst }: { tasks: Task[]; healthy: string | null; isFirst: boolean }) {
  return (
    <>
      {tasks.length > 0 ? (
        <ul>
          {tasks.map(({ said, href, label }, at) => (
            <li key={href}>
              <span>{said.join(" ")}</span>
              <Button asChild variant={isFirst && at === 0 ? "primary" : "quiet"} size="small">
                <Link href={href}>{label}</Link>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {healthy ? <p>{healthy}</p> : null}
    </>
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
