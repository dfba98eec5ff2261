import { levelOf } from "#server/engines/login-risk/login-risk.ts";
import type { LoginEntry } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { formatDateTime, formatMinutes } from "../../lib/format.ts";
import { browserWords, isActive, placeWords, type Result, resultOf, whenWords } from "./history-words.ts";

const words = text.security.history;
const { columns } = words;
const tones: Record<Result, "tomato" | "amber" | "herb"> = {
  failed: "tomato",
  suspicious: "amber",
  success: "herb",
};

/** Attempts to sign in: a table, whose rows stand one under the other on a phone. */
export function LoginTable({ entries }: { entries: readonly LoginEntry[] }) {
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
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <LoginRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function LoginRow({ entry }: { entry: LoginEntry }) {
  const result = resultOf(entry);
  return (
    <tr>
      <td data-of="when">
        <time dateTime={entry.loginTimestamp} title={formatDateTime(entry.loginTimestamp) ?? ""}>
          {whenWords(entry.loginTimestamp, Date.now())}
        </time>
      </td>
      <th scope="row" data-of="who">
        <span dir="auto" title={entry.userAgent ?? ""}>
          {browserWords(entry)}
        </span>
        {entry.isThisDevice ? <Badge tone="herb">{words.thisDevice}</Badge> : null}
      </th>
      <td data-of="where">
        <Where entry={entry} />
      </td>
      <td data-of="result">
        <Badge tone={tones[result]}>{words[result]}</Badge>
        {entry.failureReason === null ? null : <small>{words.failureReasons[entry.failureReason]}</small>}
      </td>
      <td data-of="session">
        <Session entry={entry} />
      </td>
      <td data-of="risk">
        <Risk entry={entry} />
      </td>
    </tr>
  );
}

/** The place with its address; where no file of places tells it, the address alone. */
function Where({ entry }: { entry: LoginEntry }) {
  const { ipAddress } = entry;
  if (ipAddress === null) return placeWords(entry);
  if (entry.country === null && entry.city === null) return ipAddress;
  return (
    <>
      {placeWords(entry)}
      <small>{ipAddress}</small>
    </>
  );
}

function Session({ entry }: { entry: LoginEntry }) {
  if (isActive(entry)) return <Badge tone="herb">{words.active}</Badge>;
  if (!entry.success || entry.sessionDurationMinutes === null) {
    return (
      <>
        <span aria-hidden>{words.noSession}</span>
        <span className="sr-only">{words.noSessionTold}</span>
      </>
    );
  }
  return (
    <>
      {formatMinutes(entry.sessionDurationMinutes)}
      {entry.logoutType === null ? null : <small>{words.ends[entry.logoutType]}</small>}
    </>
  );
}

/** The score with its word; what it is made of opens below it. */
function Risk({ entry }: { entry: LoginEntry }) {
  const level = levelOf(entry.riskScore);
  const told = text.security.riskWith(entry.riskScore, text.security.levels[level]);
  if (entry.riskReasons.length === 0) return <span data-risk={level}>{told}</span>;
  return (
    <details className="risk-reasons">
      <summary data-risk={level}>{told}</summary>
      <ul>
        {entry.riskReasons.map((reason) => (
          <li key={reason.code}>
            {reason.text} <span>{words.points(reason.points)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
