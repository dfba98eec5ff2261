import { CircleCheck, TriangleAlert } from "lucide-react";
import type { SecurityStats } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { isGrave } from "./alert-kinds.ts";
import { isHealthy } from "./security-levels.ts";
import { groupAdvice, waitingTask } from "./standing-tasks.ts";
import { TaskLinks } from "./task-links.tsx";
import { useWaitingAlerts } from "./use-waiting-alerts.ts";
import "../../components/ui/fold.css";
import "./recommendations.css";

const words = text.security.standing;

/** What the figures advise, in short, or that they are well. Nothing is asked here: that is done above the places. */
export function Recommendations({ stats }: { stats: SecurityStats }) {
  const { data: waiting } = useWaitingAlerts(true);
  const isAsked = waiting?.gravest ? isGrave(waiting.gravest) : false;
  const tasks = [...(isAsked ? [waitingTask] : []), ...groupAdvice(stats)];
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
        {tasks.length > 0 ? words.look(tasks.length) : words.asUsual}
      </h2>
      {tasks.length > 0 ? (
        <>
          <TaskLinks tasks={tasks} />
          <details className="fold">
            <summary>{text.security.statistics.whatHelps}</summary>
            {tasks
              .flatMap(({ said }) => said)
              .map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
          </details>
        </>
      ) : (
        <p>{words.healthy}</p>
      )}
    </section>
  );
}
