import { Link } from "wouter";
import type { SecurityStats } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { paths } from "../../paths.ts";
import { type Advice, adviceFor, isHealthy } from "./security-levels.ts";

const words = text.security.recommendations;

const ways: Record<Advice, { href: string; label: string }> = {
  rate: { href: paths.profilePassword, label: words.changePassword },
  bruteForce: { href: paths.profilePassword, label: words.changePassword },
  places: { href: paths.securityTab("history"), label: words.seeHistory },
};

/** What the figures ask the member to do; that all is well where they say so. */
export function Recommendations({ stats }: { stats: SecurityStats }) {
  const advice = adviceFor(stats);
  if (isHealthy(stats)) return <Alert tone="success">{words.healthy}</Alert>;
  if (advice.length === 0) return null;
  return (
    <section aria-labelledby="advice">
      <h2 id="advice" className="text-2xl">
        {words.title}
      </h2>
      <ul className="mt-4 grid gap-3">
        {advice.map((kind) => (
          <li key={kind}>
            <Alert
              tone="warning"
              aside={
                <Button asChild size="small">
                  <Link href={ways[kind].href}>{ways[kind].label}</Link>
                </Button>
              }
            >
              {words[kind]}
            </Alert>
          </li>
        ))}
      </ul>
    </section>
  );
}
