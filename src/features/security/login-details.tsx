import { Link } from "wouter";
import { levelOf } from "#server/engines/login-risk/login-risk.ts";
import type { LoginEntry } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { formatDateTime, formatMinutes } from "../../lib/format.ts";
import { paths } from "../../paths.ts";
import { isActive, methodWords } from "./history-words.ts";

const words = text.security.history;

/** What else is known of an attempt, and the way on for who does not know it. */
export function LoginDetails({ entry }: { entry: LoginEntry }) {
  const { ipAddress, userAgent, riskScore, riskReasons, sessionDurationMinutes: minutes } = entry;
  const method = methodWords(entry);
  const level = text.security.levels[levelOf(riskScore)];
  return (
    <>
      <dl>
        <div>
          <dt>{words.moment}</dt>
          <dd>{formatDateTime(entry.loginTimestamp)}</dd>
        </div>
        {method === null ? null : (
          <div>
            <dt>{entry.success ? words.method : words.methodTried}</dt>
            <dd>{method}</dd>
          </div>
        )}
        {ipAddress === null ? null : (
          <div>
            <dt>{words.address}</dt>
            <dd>{ipAddress}</dd>
          </div>
        )}
        {entry.success ? (
          <div>
            <dt>{words.columns.session}</dt>
            <dd>
              {isActive(entry)
                ? words.active
                : [formatMinutes(minutes), entry.logoutType && words.ends[entry.logoutType]]
                    .filter((part) => part !== null)
                    .join(", ")}
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{words.columns.risk}</dt>
          <dd>
            {words.scored(level, riskScore)}
            {riskReasons.length > 0 ? (
              <ul>
                {riskReasons.map((reason) => (
                  <li key={reason.code}>
                    {reason.text} <span className="risk-points">{words.points(reason.points)}</span>
                  </li>
                ))}
              </ul>
            ) : null}
          </dd>
        </div>
        {userAgent === null || userAgent === "" ? null : (
          <div>
            <dt>{words.calledItself}</dt>
            <dd dir="auto">{userAgent}</dd>
          </div>
        )}
      </dl>
      {entry.success && !entry.isThisDevice ? (
        <p>
          {words.notYou}{" "}
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
