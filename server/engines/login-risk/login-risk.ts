import { factorsOf, STARRED, SUSPICIOUS } from "./factors.ts";
import type { LoginHistory, LoginRisk, NewLogin, RiskLevel } from "./risk-values.ts";

export { agentOf, isNetworkSeen, isNeverSeen, SUSPICIOUS } from "./factors.ts";
export type { LoginHistory, LoginRisk, NewLogin, RiskLevel } from "./risk-values.ts";

export const CRITICAL = 80;
const MEDIUM = 30;
/** Nothing is known of an account that nobody has signed in to: it cannot tell more than this. */
const FIRST_MOST = 29;

/** How risky a sign-in is, and why, in the order of the table (README). */
export function riskOf(history: LoginHistory, login: NewLogin): LoginRisk {
  const isFirst = history.lastSuccessAt === null;
  const all = factorsOf(history, login);
  const reasons = isFirst ? all.filter(({ code }) => STARRED.has(code)) : all;
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  const score = Math.max(0, Math.min(isFirst ? FIRST_MOST : 100, sum));
  return { score, level: levelOf(score), reasons };
}

/** What a score is called. */
export function levelOf(score: number): RiskLevel {
  if (score >= CRITICAL) return "critical";
  if (score >= SUSPICIOUS) return "high";
  return score >= MEDIUM ? "medium" : "low";
}
