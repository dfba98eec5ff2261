import { TRPCClientError } from "@trpc/client";
import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { readErrorAnswer, retryAfterSecondsOrNull } from "../../lib/error-answer.ts";

/** A failed request: the error message, and advice on when or how to go on. */
export type Failure = { message: string; advice: ReactNode };

/**
 * A retry time from the server replaces `advice`. Without `advice` and without a response from the server,
 * the advice is to check the connection.
 */
export function createFailureMessageAndAdvice(
  error: unknown,
  message: string,
  advice: ReactNode = null,
): Failure {
  const seconds = retryAfterSecondsOrNull(error);
  if (seconds !== null) return { message, advice: text.accounts.tryAgainIn(seconds) };
  return {
    message,
    advice: advice ?? (isErrorWithoutServerResponse(error) ? text.accounts.unanswered : null),
  };
}

/** Whether no response came from the server: no connection, or a proxy responded instead. */
function isErrorWithoutServerResponse(error: unknown): boolean {
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
