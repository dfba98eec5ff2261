import { useRef } from "react";
import { newId } from "../../lib/new-id.ts";
import { drafts, type SentDraft } from "./draft-store.ts";

/**
 * Answers the same key for the same input, so that what is sent again after a lost answer is made once: also after a
 * reload, as long as the draft at `draftKey` stays.
 */
export function useIdempotencyKey(draftKey: string): (input: unknown) => string {
  const last = useRef<SentDraft | null>(null);
  return (input) => {
    const digest = digestOf(JSON.stringify(input));
    const before = last.current ?? drafts.readSent(draftKey);
    last.current = before?.digest === digest ? before : { digest, idempotencyKey: newId() };
    drafts.writeSent(draftKey, last.current);
    return last.current.idempotencyKey;
  };
}

/** A text told from others in few characters: its length and 64 bits. `crypto.subtle` is missing over plain http. */
export function digestOf(text: string): string {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x9e3779b1);
    other = Math.imul(other ^ code, 0x5f356495);
  }
  one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
  other = Math.imul(other ^ (other >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  return [text.length, one >>> 0, other >>> 0].map((part) => part.toString(36)).join("-");
}
