import { Check } from "lucide-react";
import { levelOf } from "#server/engines/login-risk/login-risk.ts";
import type { LoginEntry } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { formatDateTime, formatMinutes } from "../../lib/format.ts";
import { DeviceIcon } from "./device-icon.tsx";
import { groupDays } from "./group-days.ts";
import {
  browserWords,
  dayWords,
  isActive,
  placeWords,
  resultOf,
  suspicionOf,
  timeWords,
} from "./history-words.ts";
import "./login-table.css";

const words = text.security.history;
const { columns } = words;

/** Attempts to sign in, day by day: a table, whose rows stand one under the other on a phone. */
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
      {groupDays(entries).map((day) => (
        <tbody key={day[0]?.id}>
          <tr className="login-day">
            <th colSpan={6} scope="rowgroup">
              {dayWords(day[0]?.loginTimestamp ?? "", Date.now())}
            </th>
          </tr>
          {day.map((entry) => (
            <LoginRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function LoginRow({ entry }: { entry: LoginEntry }) {
  return (
    <tr>
      <td data-of="when">
        <time dateTime={entry.loginTimestamp} title={formatDateTime(entry.loginTimestamp) ?? ""}>
          {timeWords(entry.loginTimestamp)}
        </time>
      </td>
      <th scope="row" data-of="who">
        <DeviceIcon type={entry.deviceType} />
        <span dir="auto" title={entry.userAgent ?? ""}>
          {browserWords(entry)}
        </span>
        {entry.isThisDevice ? <Badge tone="herb">{words.thisDevice}</Badge> : null}
      </th>
      <td data-of="where">
        <Where entry={entry} />
      </td>
      <td data-of="result">
        <WhatCame entry={entry} />
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

/** What is as it should be is quiet; what is not has a colour. */
function WhatCame({ entry }: { entry: LoginEntry }) {
  const result = resultOf(entry);
  if (result === "success") {
    return (
      <span className="login-success">
        <Check aria-hidden />
        {words.success}
      </span>
    );
  }
  const why = entry.failureReason === null ? suspicionOf(entry) : words.failureReasons[entry.failureReason];
  return (
    <>
      <Badge tone={result === "failed" ? "tomato" : "amber"}>{words[result]}</Badge>
      {why === null ? null : <small>{why}</small>}
    </>
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

/** How risky it was in a word; what the score is made of opens below it. */
function Risk({ entry }: { entry: LoginEntry }) {
  const level = levelOf(entry.riskScore);
  const told = words.risk(text.security.levels[level]);
  if (entry.riskReasons.length === 0) return <span data-risk={level}>{told}</span>;
  return (
    <details className="risk-reasons">
      <summary data-risk={level}>{told}</summary>
      <ul>
        <li>{words.score(entry.riskScore)}</li>
        {entry.riskReasons.map((reason) => (
          <li key={reason.code}>
            {reason.text} <span className="risk-points">{words.points(reason.points)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
