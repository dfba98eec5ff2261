import { useRef } from "react";
import { newId } from "./new-id.ts";

/** Answers the same key for the same input, so that what is sent again after a lost answer is made once. */
export function useIdempotencyKey(): (input: unknown) => string {
  const last = useRef({ sent: "", key: "" });
  return (input) => {
    const sent = JSON.stringify(input);
    if (sent !== last.current.sent) last.current = { sent, key: newId() };
    return last.current.key;
  };
}
