import { useRef } from "react";
import { newId } from "../../lib/new-id.ts";
import { drafts, type SentDraft } from "./draft-storage.ts";

/**
 * `keyFor` answers the same key for the same input, so that what is sent again after a lost answer is made once: also
 * after a reload, as long as the draft at `draftKey` stays. After `forget` the same input gets another key.
 */
export function useIdempotencyKey(draftKey: string) {
  const last = useRef<SentDraft | null>(null);
  return {
    keyFor(input: unknown): string {
      const sent = JSON.stringify(input);
      const before = last.current ?? drafts.readSent(draftKey);
      last.current = before?.input === sent ? before : { input: sent, idempotencyKey: newId() };
      drafts.writeSent(draftKey, last.current);
      return last.current.idempotencyKey;
    },
    forget(): void {
      last.current = null;
      drafts.removeSent(draftKey);
    },
  };
}
