import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { text } from "#server/texts/en.ts";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { createFailureMessageAndAdvice, type Failure } from "./failure-alert.tsx";

const parameter = "invitation";

/**
 * The token of a mailed invitation. It moves from the address bar, where others could read it, to the history
 * state, which survives a reload.
 */
export function useInvitationTokenOrNull(): string | null {
  const [, navigate] = useLocation();
  const inAddress = new URLSearchParams(useSearch()).get(parameter);
  const state: unknown = useHistoryState();
  const [invitation] = useState(inAddress || readInvitationTokenFromHistoryStateOrNull(state));

  useEffect(() => {
    if (inAddress === null) return;
    const otherState = typeof state === "object" ? state : null;
    navigate(paths.register, { replace: true, state: { ...otherState, invitation } });
  }, [inAddress, invitation, state, navigate]);

  return invitation;
}

function readInvitationTokenFromHistoryStateOrNull(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !(parameter in state)) return null;
  return typeof state.invitation === "string" ? state.invitation : null;
}

export type InvitedAddress =
  | { state: "none" }
  | { state: "reading" }
  | { state: "valid"; email: string }
  /** The invitation is used, expired or unknown, or registration is closed. */
  | { state: "invalid" }
  | { state: "unread"; failure: Failure };

/** Reads the email address of an invitation; `again` retries after a failed request. */
export function useInvitedEmail(invitation: string | null) {
  const texts = text.accounts.register;
  const { mutateAsync } = trpc.accounts.readInvitation.useMutation();
  const [invited, setInvited] = useState<InvitedAddress>({ state: invitation ? "reading" : "none" });
  const asked = useRef<string | null>(null);

  const read = useCallback(async () => {
    if (!invitation) return;
    setInvited({ state: "reading" });
    try {
      setInvited({ state: "valid", email: (await mutateAsync({ token: invitation })).email });
    } catch (error) {
      const { code } = readErrorAnswer(error);
      const isRefused = code === "INVALID_LINK" || code === "REGISTRATION_CLOSED";
      if (isRefused) return setInvited({ state: "invalid" });
      setInvited({
        state: "unread",
        failure: createFailureMessageAndAdvice(error, serverErrorTextOr(error, texts.invitationUnread)),
      });
    }
  }, [invitation, mutateAsync, texts]);

  useEffect(() => {
    if (asked.current === invitation) return;
    asked.current = invitation;
    void read();
  }, [invitation, read]);

  return { invited, again: () => void read() };
}
