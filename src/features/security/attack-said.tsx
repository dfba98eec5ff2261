import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { paths } from "../../paths.ts";
import type { Attack } from "./attack.ts";
import { whenWords } from "./history-words.ts";
import { password } from "./standing-tasks.ts";

const words = text.security.standing;

/** How far an attack got, and the one thing that ends it. Where not all is known nobody is said to have been kept out. */
export function AttackSaid({
  attack,
  alerts,
  isAllKnown,
}: {
  attack: Attack;
  alerts: number;
  isAllKnown: boolean;
}) {
  const { failedToday, unusualToday, latest } = attack;
  const isIn = unusualToday > 0;
  return (
    <>
      <p className="standing-lead">
        {failedToday > 0
          ? words.attack.failed(failedToday)
          : latest === null
            ? null
            : words.attack.latest(whenWords(latest, Date.now()))}{" "}
        {isIn
          ? words.attack.gotIn(unusualToday)
          : failedToday > 0 && isAllKnown
            ? words.attack.noneGotIn
            : null}
      </p>
      <p>{isIn ? words.attack.act : words.attack.keep}</p>
      <div className="standing-deeds">
        <Button asChild variant="primary">
          <Link href={password.href}>{password.label}</Link>
        </Button>
        {alerts > 0 ? (
          <Button asChild>
            <Link href={paths.securityTab("alerts")}>{words.seeAll(alerts)}</Link>
          </Button>
        ) : null}
      </div>
    </>
  );
}
