import { Check, ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { getRiskLevelOfScore } from "#server/engines/login-risk/login-risk.ts";
import type { LoginEntry } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { moveFocusOnRemoval } from "../../lib/focus-on-removal.ts";
import { formatDateTimeOrNull, formatMinutesOrNull } from "../../lib/format.ts";
import { DeviceIcon } from "./device-icon.tsx";
import {
  firstSuspicionReasonOrNull,
  formatBrowserAndSystem,
  formatCityAndCountry,
  formatRelativeDay,
  formatSignInMethodOrNull,
  formatTimeOfDay,
  formatTimeRange,
  getResultOfAttempt,
  isLoginActive,
} from "./format-history.ts";
import { type Group, groupConsecutiveFailedAttempts, groupSignInsByLocalDay } from "./group-by.ts";
import { LoginAttemptDetails } from "./login-attempt-details.tsx";
import "./login-attempt-table.css";

const texts = text.security.history;
const { columns } = texts;

type Props = {
  entries: readonly LoginEntry[];
  /** Called with the id of an alert when the member reports that the sign-in was not theirs. */
  onDeny: (alertId: string) => void;
};

/**
 * Sign-in attempts grouped by day. Consecutive failures share one row, which unfolds. On phones a row takes
 * two lines.
 */
export function LoginAttemptTable({ entries, onDeny }: Props) {
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
      {groupSignInsByLocalDay(entries).map((day) => (
        <tbody key={day[0].id}>
          <tr className="login-day">
            <th colSpan={7} scope="rowgroup">
              {formatRelativeDay(day[0].loginTimestamp, Date.now())}
            </th>
          </tr>
          {groupConsecutiveFailedAttempts(day).map((alike) =>
            alike.length === 1 ? (
              <UnfoldableAttemptRow key={alike[0].id} entry={alike[0]} onDeny={onDeny} />
            ) : (
              // The key is the oldest attempt, because newer ones are added to the group.
              <ConsecutiveFailuresRow key={alike.at(-1)?.id} attempts={alike} />
            ),
          )}
        </tbody>
      ))}
    </table>
  );
}

type LoginRowProps = {
  entry: LoginEntry;
  /** Whether the row is inside of an unfolded group. */
  isPart?: boolean;
  onDeny?: (alertId: string) => void;
};

/** A row for one attempt, which unfolds to show its details. */
function UnfoldableAttemptRow({ entry, isPart, onDeny }: LoginRowProps) {
  const { loginTimestamp, askedByAlertId, isThisDevice } = entry;
  const time = formatTimeOfDay(loginTimestamp);
  const method = formatSignInMethodOrNull(entry);
  return (
    <AttemptCellsRow
      entry={entry}
      isPart={isPart}
      when={
        <time dateTime={loginTimestamp} title={formatDateTimeOrNull(loginTimestamp) ?? ""}>
          {time}
        </time>
      }
      agent={entry.userAgent ?? ""}
      badges={
        <>
          {isThisDevice ? <Badge tone="herb">{texts.thisDevice}</Badge> : null}
          {method === null ? null : <small>{method}</small>}
        </>
      }
      result={<AttemptResultText entry={entry} />}
      session={<SessionStateText entry={entry} />}
      risk={entry.riskScore}
      deny={
        askedByAlertId === null || isThisDevice || !onDeny ? null : (
          <Button ref={moveFocusOnRemoval} size="small" onClick={() => onDeny(askedByAlertId)}>
            {text.security.alerts.notMe}
            <span className="sr-only">{texts.ofSignIn(formatBrowserAndSystem(entry), time)}</span>
          </Button>
        )
      }
      foldLabel={texts.details(formatBrowserAndSystem(entry), time)}
      opened={
        <tr className="login-details">
          <td colSpan={7}>
            <LoginAttemptDetails entry={entry} />
          </td>
        </tr>
      }
    />
  );
}

/**
 * A row for consecutive failures with the same texts: their number and period. It unfolds to show each of
 * them.
 */
function ConsecutiveFailuresRow({ attempts }: { attempts: Group<LoginEntry> }) {
  const [latest] = attempts;
  const first = attempts.at(-1) ?? latest;
  const span = formatTimeRange(first.loginTimestamp, latest.loginTimestamp);
  const counted = latest.failureReason === null ? texts.tries : texts.failureCounts[latest.failureReason];
  return (
    <AttemptCellsRow
      entry={latest}
      when={<time dateTime={first.loginTimestamp}>{span}</time>}
      result={
        <>
          <Badge tone="tomato">{texts.failed}</Badge> <b>{counted(attempts.length)}</b>
        </>
      }
      risk={Math.max(...attempts.map(({ riskScore }) => riskScore))}
      foldLabel={texts.showAlike(counted(attempts.length), span)}
      opened={attempts.map((entry) => <UnfoldableAttemptRow key={entry.id} entry={entry} isPart />)}
    />
  );
}

/** The cells of an attempt or a group, and the button that unfolds it. */
function AttemptCellsRow(props: {
  entry: LoginEntry;
  isPart?: boolean | undefined;
  when: ReactNode;
  agent?: string;
  badges?: ReactNode;
  result: ReactNode;
  session?: ReactNode;
  risk: number;
  deny?: ReactNode;
  foldLabel: string;
  opened: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const { entry } = props;
  const isPlaceless = entry.city === null && entry.country === null;
  const level = getRiskLevelOfScore(props.risk);
  return (
    <>
      <tr data-part={props.isPart || undefined} data-failed={!entry.success || undefined}>
        <td data-of="when">{props.when}</td>
        <th scope="row" data-of="who">
          <DeviceIcon type={entry.deviceType} />
          <span dir="auto" title={props.agent}>
            {formatBrowserAndSystem(entry)}
          </span>
          {props.badges}
        </th>
        <td data-of="where">
          {isPlaceless && entry.ipAddress !== null ? entry.ipAddress : formatCityAndCountry(entry)}
        </td>
        <td data-of="result">{props.result}</td>
        <td data-of="session" data-active={isLoginActive(entry) || undefined}>
          {props.session}
        </td>
        <td data-of="risk">
          {/* A low risk is not shown, so that other levels are noticed. */}
          {level === "low" ? null : <span data-risk={level}>{texts.risk(text.security.levels[level])}</span>}
        </td>
        <td data-of="more">
          {props.deny}
          <button type="button" className="row-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <ChevronDown aria-hidden className={isOpen ? "size-4.5 rotate-180" : "size-4.5"} />
            <span className="sr-only">{props.foldLabel}</span>
          </button>
        </td>
      </tr>
      {isOpen ? props.opened : null}
    </>
  );
}

/** The result of an attempt; only failures and suspicious sign-ins are coloured. */
function AttemptResultText({ entry }: { entry: LoginEntry }) {
  const result = getResultOfAttempt(entry);
  if (result === "success") {
    return (
      <span className="login-success">
        <Check aria-hidden />
        {texts.success}
      </span>
    );
  }
  const why =
    entry.failureReason === null
      ? firstSuspicionReasonOrNull(entry)
      : texts.failureReasons[entry.failureReason];
  return (
    <>
      <Badge tone={result === "failed" ? "tomato" : "amber"}>{texts[result]}</Badge>
      {why === null ? null : <small data-of={result === "suspicious" ? "why" : undefined}>{why}</small>}
    </>
  );
}

function SessionStateText({ entry }: { entry: LoginEntry }) {
  if (isLoginActive(entry)) return <Badge tone="herb">{texts.active}</Badge>;
  if (!entry.success || entry.sessionDurationMinutes === null) {
    return (
      <>
        <span aria-hidden>{texts.noSession}</span>
        <span className="sr-only">{texts.noSessionTold}</span>
      </>
    );
  }
  return formatMinutesOrNull(entry.sessionDurationMinutes);
}
