import { CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { SecurityStats } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { paths } from "../../paths.ts";
import { type Advice, adviceFor, isHealthy } from "./security-levels.ts";
import "./standing.css";

const words = text.security.standing;

const ways: Record<Advice, { href: string; label: string }> = {
  rate: { href: paths.profilePassword, label: words.changePassword },
  bruteForce: { href: paths.profilePassword, label: words.changePassword },
  places: { href: paths.securityTab("history"), label: words.seeHistory },
};

type Props = {
  /** Undefined where they could not be had. */
  stats: SecurityStats | undefined;
  activeAlerts: number | undefined;
};

/**
 * Whether the account is safe, and if not, what to do: alerts that wait first, then what the figures advise. Nothing
 * calls an account safe of which not all is known.
 */
export function Standing({ stats, activeAlerts }: Props) {
  const items = [
    ...(activeAlerts
      ? [{ said: words.alerts(activeAlerts), href: paths.securityTab("alerts"), label: words.seeAlerts }]
      : []),
    ...(stats ? adviceFor(stats).map((kind) => ({ said: words[kind], ...ways[kind] })) : []),
  ];
  const healthy = stats && isHealthy(stats) ? words.healthy : null;
  if (items.length > 0) {
    return (
      <Answer level="warning" title={words.look(items.length)}>
        <ul>
          {items.map(({ said, href, label }, at) => (
            <li key={said}>
              <span>{said}</span>
              <Button asChild variant={at === 0 ? "primary" : "quiet"} size="small">
                <Link href={href}>{label}</Link>
              </Button>
            </li>
          ))}
        </ul>
        {healthy ? <p>{healthy}</p> : null}
      </Answer>
    );
  }
  if (stats === undefined || activeAlerts === undefined) return healthy ? <p>{healthy}</p> : null;
  return (
    <Answer level="success" title={words.safe}>
      <p>{healthy ?? words.calm}</p>
    </Answer>
  );
}

const icons = { success: CircleCheck, warning: TriangleAlert };

function Answer(props: { level: keyof typeof icons; title: string; children: ReactNode }) {
  const Icon = icons[props.level];
  return (
    <section aria-labelledby="standing" className="standing" data-level={props.level}>
      <Icon aria-hidden />
      <div>
        <h2 id="standing" className="text-2xl">
          {props.title}
        </h2>
        {props.children}
      </div>
    </section>
  );
}
