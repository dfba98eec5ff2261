import { CircleCheck, ShieldAlert, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import type { SecurityAlert, SecurityStats, SecuritySummary } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { paths } from "../../paths.ts";
import { isGrave } from "./alert-kinds.ts";
import { AlertQuestion } from "./alert-question.tsx";
import { attackOn } from "./attack.ts";
import { AttackSaid } from "./attack-said.tsx";
import { type Aftermath, AfterNotMe } from "./not-me.tsx";
import { isHealthy } from "./security-levels.ts";
import { attackTask, groupAdvice, password, type Task } from "./standing-tasks.ts";
import { TaskLinks } from "./task-links.tsx";
import { useWaitingAlerts } from "./use-waiting-alerts.ts";
import "./standing.css";

const words = text.security.standing;

type Props = {
  /** Undefined where they could not be had. */
  stats: SecurityStats | undefined;
  summary: SecuritySummary | undefined;
};

/**
 * How the account stands, and what to do: an attack is said before all else, but for what is grave and got in. Else the
 * gravest alert that waits is asked about here, then comes what the figures advise. Nobody is asked whether they are
 * themselves: what is about the browser in use is only told. Nothing calls an account safe of which not all is known.
 */
export function Standing({ stats, summary }: Props) {
  const [aftermath, setAftermath] = useState<Aftermath | null>(null);
  const { data: waiting } = useWaitingAlerts(true);
  const asked = waiting?.gravest ?? null;
  const own = waiting?.own ?? 0;
  const count = waiting?.others ?? summary?.activeAlerts ?? 0;
  const attack = attackOn({ stats, summary, attacks: waiting?.attacks }, Date.now());
  const advised = stats ? groupAdvice(stats) : [];
  const isIn = asked !== null && isGrave(asked);
  // Whoever guesses is answered by a new password: said once.
  const besideAttack = attack ? advised.filter(({ href }) => href !== password.href) : advised;
  if (attack && !isIn) {
    return (
      <>
        {aftermath ? <AfterNotMe {...aftermath} /> : null}
        <div className="standing-part">
          <Answer level="danger" title={attack.isNow ? words.attack.now : words.attack.before}>
            <AttackSaid attack={attack} alerts={count} isAllKnown={waiting !== undefined} />
          </Answer>
          {asked ? <AskedBelow alert={asked} onNotMe={setAftermath} /> : null}
          <Besides tasks={besideAttack} own={own} />
        </div>
      </>
    );
  }
  const seen = attack ? [attackTask(attack, Date.now()), ...besideAttack] : advised;
  const tasks = asked || count === 0 ? seen : [alertsTask(count), ...seen];
  const healthy = stats && isHealthy(stats) ? words.healthy : null;
  const isSafe = !asked && tasks.length === 0;
  if (isSafe && (stats === undefined || summary === undefined)) return healthy ? <p>{healthy}</p> : null;
  return (
    <>
      {aftermath ? <AfterNotMe {...aftermath} /> : null}
      <div className="standing-part">
        <Answer
          level={isSafe ? "success" : isIn ? "danger" : "warning"}
          title={asked ? words.wasThisYou : titleOf(tasks.length)}
        >
          {asked ? (
            <AlertQuestion
              key={asked.id}
              alert={asked}
              // Those of an attack ask nothing: it is told below.
              others={attack ? 0 : count - 1}
              onNotMe={setAftermath}
            />
          ) : (
            <Tasks tasks={tasks} />
          )}
          {healthy || isSafe ? <p>{healthy ?? words.calm}</p> : null}
          {asked ? null : <Own count={own} />}
          {isIn ? <Besides tasks={tasks} own={own} /> : null}
        </Answer>
        {asked && !isIn ? <Besides tasks={tasks} own={own} /> : null}
      </div>
    </>
  );
}

function titleOf(tasks: number): string {
  return tasks > 0 ? words.look(tasks) : words.safe;
}

/** Second to the attack, and quiet: neither answer is the action of the page. */
function AskedBelow({ alert, onNotMe }: { alert: SecurityAlert; onNotMe: (aftermath: Aftermath) => void }) {
  return (
    <section aria-labelledby="asked" className="standing-asked">
      <h2 id="asked" tabIndex={-1} className="text-xl">
        {words.wasThisYou}
      </h2>
      <AlertQuestion key={alert.id} alert={alert} others={0} isQuiet onNotMe={onNotMe} />
    </section>
  );
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
      {tasks.length > 0 ? <TaskLinks tasks={tasks} /> : null}
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

const icons = { success: CircleCheck, warning: TriangleAlert, danger: ShieldAlert };

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
