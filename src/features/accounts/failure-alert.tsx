import { TRPCClientError } from "@trpc/client";
import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { readErrorAnswer, readRetryAfter } from "../../lib/error-answer.ts";

/** A failed request in words: what the server said, and below it when to come again or what to do. */
export type Failure = { message: string; advice: ReactNode };

/**
 * `advice` is what the screen itself knows to say; where the server says how long to wait, that is said. Where it said
 * nothing, the fault is none of what was typed, and that is said.
 */
export function failureOf(error: unknown, message: string, advice: ReactNode = null): Failure {
  const seconds = readRetryAfter(error);
  if (seconds !== null) return { message, advice: text.accounts.tryAgainIn(seconds) };
  return { message, advice: advice ?? (isUnanswered(error) ? text.accounts.unanswered : null) };
}

/** A call that no server answered, or something in between did. */
function isUnanswered(error: unknown): boolean {
  return error instanceof TRPCClientError && readErrorAnswer(error).status === 0;
}

export function FailureAlert({ failure: { message, advice } }: { failure: Failure }) {
  if (!advice) return <Alert tone="error">{message}</Alert>;
  return (
    <Alert tone="error" title={message}>
      {advice}
    </Alert>
  );
}
