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
        <LabelledDetail label={texts.moment}>{formatDateTimeOrNull(entry.loginTimestamp)}</LabelledDetail>
        {method === null ? null : (
          <LabelledDetail label={entry.success ? texts.method : texts.methodTried}>{method}</LabelledDetail>
        )}
        {ipAddress === null ? null : <LabelledDetail label={texts.address}>{ipAddress}</LabelledDetail>}
        {entry.success ? (
          <LabelledDetail label={texts.columns.session}>
            {isLoginActive(entry)
              ? texts.active
              : [formatMinutesOrNull(minutes), entry.logoutType && texts.ends[entry.logoutType]]
                  .filter((part) => part !== null)
                  .join(", ")}
          </LabelledDetail>
        ) : null}
        <LabelledDetail label={texts.columns.risk}>
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
        </LabelledDetail>
        {userAgent ? (
          <LabelledDetail label={texts.calledItself} dir="auto">
            {userAgent}
          </LabelledDetail>
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

function LabelledDetail({ label, dir, children }: { label: string; dir?: "auto"; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir={dir}>{children}</dd>
    </div>
  );
}
