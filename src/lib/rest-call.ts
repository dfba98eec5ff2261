import type { ErrorAnswer } from "./error-answer.ts";
import type { RefreshOutcome } from "./token-refresher.ts";

/** An answer over REST, as fetch and XMLHttpRequest give it. */
export type RestAnswer = { status: number; body: string };

/**
 * For the few calls that are files and go by REST: asks, and once more with a new token where the first is refused. A
 * refusal of the account itself ends the session, and no new token is asked for.
 * @param deps the same parts that the link of all other calls has (token-refresh-link.ts)
 */
export async function restCall<Answer extends RestAnswer>(
  ask: () => Promise<Answer>,
  deps: {
    bearer(): string | null;
    refresh(used: string | null): Promise<RefreshOutcome>;
    shutOut(answer: ErrorAnswer): boolean;
  },
): Promise<Answer> {
  const used = deps.bearer();
  const answer = await ask();
  if (answer.status !== 401 || deps.shutOut(readRefusal(answer.body))) return answer;
  return (await deps.refresh(used)) === "refreshed" ? ask() : answer;
}

/** Over REST an error has no name: its documented text is what a client goes by. */
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
