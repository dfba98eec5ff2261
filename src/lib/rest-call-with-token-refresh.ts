import type { ErrorAnswer } from "./error-answer.ts";
import type { RefreshOutcome } from "./token-refresher.ts";

/** The response of a REST request, by fetch or XMLHttpRequest. */
export type RestAnswer = { status: number; body: string };

/**
 * Sends a REST request (only files use REST), and repeats it once with a new token after a 401. If the
 * account is disabled, the session ends without a refresh.
 * @param deps see `createTokenRefreshLink`
 */
export async function sendRestCallWithTokenRefresh<Answer extends RestAnswer>(
  ask: () => Promise<Answer>,
  deps: {
    bearer(): string | null;
    refresh(used: string | null): Promise<RefreshOutcome>;
    endIfDisabled(answer: ErrorAnswer): boolean;
  },
): Promise<Answer> {
  const used = deps.bearer();
  const answer = await ask();
  if (answer.status !== 401 || deps.endIfDisabled(parseUnauthorizedAnswer(answer.body))) return answer;
  return (await deps.refresh(used)) === "refreshed" ? ask() : answer;
}

/** The documented text of this error, because REST errors have no code. */
export const DISABLED = "Account is disabled";

function parseUnauthorizedAnswer(body: string): ErrorAnswer {
  const detail = parseErrorDetailOrNull(body);
  const isDisabled = typeof detail === "string" && detail.includes(DISABLED);
  return { status: 401, code: isDisabled ? "ACCOUNT_DISABLED" : null, detail };
}

function parseErrorDetailOrNull(body: string): unknown {
  try {
    return (JSON.parse(body) as { detail?: unknown }).detail ?? null;
  } catch {
    return null;
  }
}
