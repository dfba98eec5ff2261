import { useEffect, useRef } from "react";
import { text } from "#server/texts/en.ts";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { trpc } from "../../lib/trpc.ts";
import { createFailureMessageAndAdvice } from "./failure-alert.tsx";

const texts = text.identities.removal;

/** Reads which sign-in service a mailed link would remove; only `remove` removes it. */
export function useServiceRemovalLinkAndRemove(token: string | undefined) {
  const reading = trpc.identities.readRemovalLink.useMutation();
  const removing = trpc.identities.removeByLink.useMutation();
  const { mutate: read } = reading;
  const opened = useRef<string | null>(null);

  useEffect(() => {
    if (!token || opened.current === token) return;
    opened.current = token;
    read({ token });
  }, [token, read]);

  const isInvalid = [reading.error, removing.error].some(
    (error) => readErrorAnswer(error).code === "INVALID_LINK",
  );
  return {
    asked: reading.data ?? null,
    removed: removing.data ?? null,
    isInvalid: isInvalid || !token,
    unchecked:
      reading.error &&
      createFailureMessageAndAdvice(reading.error, serverErrorTextOr(reading.error, texts.unchecked)),
    problem:
      removing.error &&
      createFailureMessageAndAdvice(removing.error, serverErrorTextOr(removing.error, texts.failed)),
    isRemoving: removing.isPending,
    checkAgain: () => token && read({ token }),
    remove: () => token && removing.mutate({ token }),
  };
}
