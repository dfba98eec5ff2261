import { Check } from "lucide-react";
import { useState } from "react";
import { levelOf } from "#server/engines/login-risk/login-risk.ts";
import type { LoginEntry } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { formatDateTime, formatMinutes } from "../../lib/format.ts";
import { handOnFocus } from "../../lib/hand-on-focus.ts";
import { DeviceIcon } from "./device-icon.tsx";
import {
  browserWords,
  isActive,
  methodWords,
  placeWords,
  resultOf,
  suspicionOf,
  timeWords,
} from "./history-words.ts";
import { LoginDetails } from "./login-details.tsx";
import { RowFold } from "./row-fold.tsx";

const words = text.security.history;

type Props = {
  entry: LoginEntry;
  /** One of several that say the same. */
  isPart?: boolean;
  onDeny?: (alertId: string) => void;
};

/** One attempt: what came of it, when, where and with what. What else is known of it opens below. */
export function LoginRow({ entry, isPart, onDeny }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { loginTimestamp, askedByAlertId, isThisDevice } = entry;
  const time = timeWords(loginTimestamp);
  const method = methodWords(entry);
  const isPlaceless = entry.city === null && entry.country === null;
  return (
    <>
      <tr data-part={isPart || undefined} data-failed={!entry.success || undefined}>
        <td data-of="when">
          <time dateTime={loginTimestamp} title={formatDateTime(loginTimestamp) ?? ""}>
            {time}
          </time>
        </td>
        <th scope="row" data-of="who">
          <DeviceIcon type={entry.deviceType} />
          <span dir="auto" title={entry.userAgent ?? ""}>
            {browserWords(entry)}
          </span>
          {isThisDevice ? <Badge tone="herb">{words.thisDevice}</Badge> : null}
          {method === null ? null : <small>{method}</small>}
        </th>
        <td data-of="where">
          {isPlaceless && entry.ipAddress !== null ? entry.ipAddress : placeWords(entry)}
        </td>
        <td data-of="result">
          <WhatCame entry={entry} />
        </td>
        <td data-of="session" data-active={isActive(entry) || undefined}>
          <Session entry={entry} />
        </td>
        <td data-of="risk">
          <RiskLevel score={entry.riskScore} />
        </td>
        <td data-of="more">
          {askedByAlertId === null || isThisDevice || !onDeny ? null : (
            <Button ref={handOnFocus} size="small" onClick={() => onDeny(askedByAlertId)}>
              {text.security.alerts.notMe}
              <span className="sr-only">{words.ofSignIn(browserWords(entry), time)}</span>
            </Button>
          )}
          <RowFold
            label={words.details(browserWords(entry), time)}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
          />
        </td>
      </tr>
      {isOpen ? (
        <tr className="login-details">
          <td colSpan={7}>
            <LoginDetails entry={entry} />
          </td>
        </tr>
      ) : null}
    </>
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
      {why === null ? null : <small data-of={result === "suspicious" ? "why" : undefined}>{why}</small>}
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
  return formatMinutes(entry.sessionDurationMinutes);
}

/** How risky an attempt was, in a word; that it was as usual is not said a hundred times. */
export function RiskLevel({ score }: { score: number }) {
  const level = levelOf(score);
  return level === "low" ? null : <span data-risk={level}>{words.risk(text.security.levels[level])}</span>;
}
