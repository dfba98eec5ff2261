import { useState } from "react";
import type { LoginEntry } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { DeviceIcon } from "./device-icon.tsx";
import { browserWords, placeWords, spanWords } from "./history-words.ts";
import { LoginRow, RiskLevel } from "./login-row.tsx";
import { RowFold } from "./row-fold.tsx";

const words = text.security.history;

/** Failures in a row that say the same: how many there were, from when until when; each stands in what opens below. */
export function AlikeAttempts({ attempts }: { attempts: readonly [LoginEntry, ...LoginEntry[]] }) {
  const [isOpen, setOpen] = useState(false);
  const [latest] = attempts;
  const first = attempts.at(-1) ?? latest;
  const span = spanWords(first.loginTimestamp, latest.loginTimestamp);
  const counted = latest.failureReason === null ? words.tries : words.failureCounts[latest.failureReason];
  const isPlaceless = latest.city === null && latest.country === null;
  const gravest = Math.max(...attempts.map(({ riskScore }) => riskScore));
  return (
    <>
      <tr data-failed>
        <td data-of="when">
          <time dateTime={first.loginTimestamp}>{span}</time>
        </td>
        <th scope="row" data-of="who">
          <DeviceIcon type={latest.deviceType} />
          <span dir="auto">{browserWords(latest)}</span>
        </th>
        <td data-of="where">
          {isPlaceless && latest.ipAddress !== null ? latest.ipAddress : placeWords(latest)}
        </td>
        <td data-of="result">
          <Badge tone="tomato">{words.failed}</Badge> <b>{counted(attempts.length)}</b>
        </td>
        <td data-of="session" />
        <td data-of="risk">
          <RiskLevel score={gravest} />
        </td>
        <td data-of="more">
          <RowFold
            label={words.showAlike(counted(attempts.length), span)}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
          />
        </td>
      </tr>
      {isOpen ? attempts.map((entry) => <LoginRow key={entry.id} entry={entry} isPart />) : null}
    </>
  );
}
