import { Link } from "wouter";
import type { Task } from "./standing-tasks.ts";

/** What was seen, in short, each with the way to what can be done about it. */
export function TaskLinks({ tasks }: { tasks: readonly Task[] }) {
  return (
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
  );
}
