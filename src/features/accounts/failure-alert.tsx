import { TRPCClientError } from "@trpc/client";
import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { readErrorAnswer, retryAfterSecondsOrNull } from "../../lib/error-answer.ts";

/** A failed request: the server's message, and advice on when or how to go on. */
export type Failure = { message: string; advice: ReactNode };

/**
 * `advice` is the screen's own. A retry time from the server replaces it; without any answer the advice is to check the
 * connection.
 */
export function createFailureWithAdvice(error: unknown, message: string, advice: ReactNode = null): Failure {
  const seconds = retryAfterSecondsOrNull(error);
  if (seconds !== null) return { message, advice: text.accounts.tryAgainIn(seconds) };
  return { message, advice: advice ?? (isUnanswered(error) ? text.accounts.unanswered : null) };
}

/** Whether the response did not come from the server (no connection, or a proxy). */
function isUnanswered(error: unknown): boolean {
  return error instanceof TRPCClientError && readErrorAnswer(error).status === 0;
}

export function FailureMessageAndAdviceAlert({ failure: { message, advice } }: { failure: Failure }) {
  if (!advice) return <Alert tone="error">{message}</Alert>;
  return (
    <Alert tone="error" title={message}>
      {advice}
    </Alert>
  );
}
