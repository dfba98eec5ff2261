import type { LoginEntry } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { AlikeAttempts } from "./alike-attempts.tsx";
import { groupAttempts } from "./group-attempts.ts";
import { groupDays } from "./group-days.ts";
import { dayWords } from "./history-words.ts";
import { LoginRow } from "./login-row.tsx";
import "./login-table.css";

const { columns } = text.security.history;

type Props = {
  entries: readonly LoginEntry[];
  /** The member says that a sign-in was not theirs. */
  onDeny: (alertId: string) => void;
};

/** Attempts to sign in, day by day, failures in a row as one: a table, whose rows are two lines each on a phone. */
export function LoginTable({ entries, onDeny }: Props) {
  return (
    <table className="login-table">
      <thead>
        <tr>
          {[columns.when, columns.who, columns.where, columns.result, columns.session, columns.risk].map(
            (name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ),
          )}
          <th scope="col">
            <span className="sr-only">{columns.more}</span>
          </th>
        </tr>
      </thead>
      {groupDays(entries).map((day) => (
        <tbody key={day[0]?.id}>
          <tr className="login-day">
            <th colSpan={7} scope="rowgroup">
              {dayWords(day[0]?.loginTimestamp ?? "", Date.now())}
            </th>
          </tr>
          {groupAttempts(day).map((alike) =>
            alike.length === 1 ? (
              <LoginRow key={alike[0].id} entry={alike[0]} onDeny={onDeny} />
            ) : (
              // The first of them: what comes next stands before it.
              <AlikeAttempts key={alike.at(-1)?.id} attempts={alike} />
            ),
          )}
        </tbody>
      ))}
    </table>
  );
}
