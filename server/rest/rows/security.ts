import { validationTexts } from "#server/texts/en/answers.ts";
import type { RestRow } from "../rest-row.ts";

/** Calls for the sign-ins and security alerts of an account, in the order of the documentation. */
export const securityRows: readonly RestRow[] = [
  {
    method: "GET",
    path: "/api/auth/security/dashboard",
    procedure: "security.summary",
    status: 200,
    summary: "Figures of the account’s safety",
    description:
      "Today is that of the account’s time zone, and counts failed attempts too; lock-outs and resets are of the last 30 days.",
  },
  {
    method: "GET",
    path: "/api/auth/security/login-history",
    procedure: "security.loginHistory",
    status: 200,
    summary: "Attempts to sign in to the account",
    description:
      "The newest first, of the last 180 days. A day such as `2026-03-10` is one of the account’s time zone; a time without an offset is UTC; both ends are inclusive. Each entry says what its risk score is made of.",
    fieldErrors: [["from_date", validationTexts.momentOrder]],
  },
  {
    method: "GET",
    path: "/api/auth/security/alerts",
    procedure: "security.alerts",
    status: 200,
    summary: "What the account’s owner should know",
    description: "The newest first, of the last 180 days.",
  },
  {
    method: "POST",
    path: "/api/auth/security/alerts/acknowledge",
    procedure: "security.acknowledge",
    status: 200,
    summary: "Mark an alert as read",
    description: "A repeat answers alike.",
    example: { alert_id: "0198f0a2-5f1e-7c3b-9d42-6a7b1c2d3e4f" },
    errors: ["ALERT_NOT_FOUND", "ALERT_CLOSED"],
  },
  {
    method: "POST",
    path: "/api/auth/security/alerts/reply",
    procedure: "security.reply",
    status: 200,
    summary: "Say whether it was you",
    description:
      "The answer `me` closes the alert, and the browser that it speaks of is known. `not_me` ends the login that it speaks of, and that browser is known no more; where there is no such login, all logins end but the one that asks. What to do next is answered.",
    example: { alert_id: "0198f0a2-5f1e-7c3b-9d42-6a7b1c2d3e4f", answer: "not_me" },
    errors: ["ALERT_NOT_FOUND"],
  },
  {
    method: "GET",
    path: "/api/auth/security/stats",
    procedure: "security.stats",
    status: 200,
    summary: "Figures of the last 90 days",
    description:
      "The success rate is from 0 to 1, a duration in minutes. Without a database of places, networks (/16, or /32 of IPv6) stand for them.",
  },
  {
    method: "GET",
    path: "/api/auth/security/export",
    procedure: "security.exportHistory",
    status: 200,
    summary: "The own history as the text of a file",
    description: "CSV or JSON: sign-ins and what else happened to the account, the newest 5,000 entries.",
  },
  {
    method: "GET",
    path: "/api/auth/security/sessions",
    procedure: "security.sessions",
    status: 200,
    summary: "Where the account is signed in",
    description: "The live logins, the latest use first, at most 100.",
  },
  {
    method: "DELETE",
    path: "/api/auth/security/sessions",
    procedure: "security.endOtherSessions",
    status: 204,
    summary: "End every other login of the account",
    description: "The one that asks stays.",
  },
  {
    method: "DELETE",
    path: "/api/auth/security/sessions/{id}",
    procedure: "security.endSession",
    status: 204,
    summary: "End one login of the account",
    description: "Its tokens are refused from then on. The one that asks may be ended too.",
    errors: ["SESSION_NOT_FOUND"],
  },
];
