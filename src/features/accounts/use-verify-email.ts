import { useCallback, useEffect, useRef, useState } from "react";
import { text } from "#server/texts/en.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { session } from "../../lib/session.ts";
import { trpc } from "../../lib/trpc.ts";

export type Verification =
  | { state: "verifying" }
  | { state: "verified" }
  | { state: "failed"; message: string };

/** Verifies the token of the opened link at once; `again` repeats it. Without a token it has failed already. */
export function useVerifyEmail(token: string | undefined): Verification & { again: () => void } {
  const failed = text.accounts.verify.failed;
  const { mutateAsync } = trpc.accounts.verifyEmail.useMutation();
  const [verification, setVerification] = useState<Verification>({ state: "verifying" });
  const started = useRef<string | null>(null);

  const verify = useCallback(async () => {
    if (!token) return setVerification({ state: "failed", message: failed });
    setVerification({ state: "verifying" });
    try {
      await mutateAsync({ token });
      session.emailVerified();
      setVerification({ state: "verified" });
    } catch (error) {
      setVerification({ state: "failed", message: errorMessage(error, failed) });
    }
  }, [token, failed, mutateAsync]);

  useEffect(() => {
    const key = token ?? "";
    if (started.current === key) return;
    started.current = key;
    void verify();
  }, [token, verify]);

  return { ...verification, again: () => void verify() };
}
