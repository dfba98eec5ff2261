import type { ErrorAnswer } from "./error-answer.ts";
import type { RefreshOutcome } from "./token-refresher.ts";

/** An answer over REST, from fetch or XMLHttpRequest. */
export type RestAnswer = { status: number; body: string };

/**
 * For the few file calls over REST: sends the request, and repeats it once with a new token after a 401. A refusal of
 * the account ends the session without a refresh.
 * @param deps the dependencies of create-token-refresh-link.ts
 */
export async function restCallWithTokenRefresh<Answer extends RestAnswer>(
  ask: () => Promise<Answer>,
  deps: {
    bearer(): string | null;
    refresh(used: string | null): Promise<RefreshOutcome>;
    endIfDisabled(answer: ErrorAnswer): boolean;
  },
): Promise<Answer> {
  const used = deps.bearer();
  const answer = await ask();
  if (answer.status !== 401 || deps.endIfDisabled(readRefusal(answer.body))) return answer;
  return (await deps.refresh(used)) === "refreshed" ? ask() : answer;
}

/** REST errors have no code: their documented text identifies them. */
export const DISABLED = "Account is disabled";

function readRefusal(body: string): ErrorAnswer {
  const detail = detailIn(body);
  const isDisabled = typeof detail === "string" && detail.includes(DISABLED);
  return { status: 401, code: isDisabled ? "ACCOUNT_DISABLED" : null, detail };
}

function detailIn(body: string): unknown {
  try {
    return (JSON.parse(body) as { detail?: unknown }).detail ?? null;
  } catch {
    return null;
  }
}
