import type { ReactNode } from "react";
import { Link } from "wouter";
import { getRiskLevelOfScore } from "#server/engines/login-risk/login-risk.ts";
import type { LoginEntry } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { formatDateTimeOrNull, formatMinutesOrNull } from "../../lib/format.ts";
import { paths } from "../../paths.ts";
import { formatSignInMethodOrNull, isLoginActive } from "./format-history.ts";

const texts = text.security.history;

/** Details of a sign-in attempt, and links for a member who does not recognise it. */
export function LoginAttemptDetails({ entry }: { entry: LoginEntry }) {
  const { ipAddress, userAgent, riskScore, riskReasons, sessionDurationMinutes: minutes } = entry;
  const method = formatSignInMethodOrNull(entry);
  const level = text.security.levels[getRiskLevelOfScore(riskScore)];
  return (
    <>
      <dl>
        <Detail label={texts.moment}>{formatDateTimeOrNull(entry.loginTimestamp)}</Detail>
        {method === null ? null : (
          <Detail label={entry.success ? texts.method : texts.methodTried}>{method}</Detail>
        )}
        {ipAddress === null ? null : <Detail label={texts.address}>{ipAddress}</Detail>}
        {entry.success ? (
          <Detail label={texts.columns.session}>
            {isLoginActive(entry)
              ? texts.active
              : [formatMinutesOrNull(minutes), entry.logoutType && texts.ends[entry.logoutType]]
                  .filter((part) => part !== null)
                  .join(", ")}
          </Detail>
        ) : null}
        <Detail label={texts.columns.risk}>
          {texts.scored(level, riskScore)}
          {riskReasons.length > 0 ? (
            <ul>
              {riskReasons.map((reason) => (
                <li key={reason.code}>
                  {reason.text} <span className="risk-points">{texts.points(reason.points)}</span>
                </li>
              ))}
            </ul>
          ) : null}
        </Detail>
        {userAgent ? (
          <Detail label={texts.calledItself} dir="auto">
            {userAgent}
          </Detail>
        ) : null}
      </dl>
      {entry.success && !entry.isThisDevice ? (
        <p>
          {texts.notYou}{" "}
          <Link href={paths.profilePassword} className="touch-44 text-link">
            {text.security.standing.changePassword}
          </Link>{" "}
          <Link href={paths.securityTab("overview")} className="touch-44 text-link">
            {text.security.places.signOutOthers}
          </Link>
        </p>
      ) : null}
    </>
  );
}

function Detail({ label, dir, children }: { label: string; dir?: "auto"; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir={dir}>{children}</dd>
    </div>
  );
}
