import { useCallback, useEffect, useRef, useState } from "react";
import { text } from "#server/texts/en.ts";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { trpc } from "../../lib/trpc.ts";
import { createFailureMessageAndAdvice, type Failure } from "./failure-alert.tsx";

export type ResetToken =
  | { state: "unknown" }
  | { state: "valid"; message: string; name: string; email: string }
  | { state: "invalid"; message: string }
  /** The server did not respond, or its response does not say whether the link is valid. */
  | { state: "unchecked"; failure: Failure };

/**
 * Checks on mount whether the link can set a password. `again` retries; `spend` marks the link as invalid.
 */
export function useResetTokenCheck(token: string | undefined) {
  const texts = text.accounts.reset;
  const { mutateAsync } = trpc.accounts.checkResetToken.useMutation();
  const [reset, setReset] = useState<ResetToken>({ state: "unknown" });
  const checked = useRef<string | null>(null);

  const check = useCallback(async () => {
    if (!token) return setReset({ state: "invalid", message: texts.missing });
    setReset({ state: "unknown" });
    try {
      const { success, message, name, email } = await mutateAsync({ token });
      if (success) setReset({ state: "valid", message: message || texts.valid, name, email });
      else setReset({ state: "invalid", message: texts.invalid });
    } catch (error) {
      const isRefused = readErrorAnswer(error).code === "INVALID_RESET_TOKEN";
      if (isRefused) return setReset({ state: "invalid", message: texts.invalid });
      const failure = createFailureMessageAndAdvice(
        error,
        serverErrorTextOr(error, texts.unchecked),
        texts.uncheckedBody,
      );
      setReset({ state: "unchecked", failure });
    }
  }, [token, texts, mutateAsync]);

  useEffect(() => {
    const key = token ?? "";
    if (checked.current === key) return;
    checked.current = key;
    void check();
  }, [token, check]);

  return {
    reset,
    again: () => void check(),
    spend: () => setReset({ state: "invalid", message: texts.invalid }),
  };
}
