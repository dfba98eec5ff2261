import type { SecurityStats } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { dayWords } from "./history-words.ts";
import { noonOf } from "./noon-of.ts";

const words = text.security.statistics;

/** The few days on which somebody signed in, or tried to, the latest first; where there is none, that alone. */
export function FewDays({ used, of }: { used: SecurityStats["days"]; of: number }) {
  if (used.length === 0) return <p className="mt-2 text-soft">{words.chartEmpty}</p>;
  const signedIn = used.filter(({ succeeded }) => succeeded > 0).length;
  return (
    <>
      <p className="mt-1 text-note text-soft">
        {signedIn > 0 ? words.signInsOn(signedIn, of) : words.triedOn(used.length, of)}
      </p>
      <dl className="few-days">
        {used.toReversed().map(({ day, succeeded, failed }) => (
          <div key={day}>
            <dt>{dayWords(noonOf(day), Date.now())}</dt>
            <dd>
              {succeeded > 0 ? <span>{words.signIns(succeeded)}</span> : null}{" "}
              {failed > 0 ? <span data-of="failed">{words.legend(failed, words.failedOnes)}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
