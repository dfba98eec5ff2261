import { useRef } from "react";
import { createRandomUuid } from "../../lib/new-id.ts";
import { drafts, type SentDraft } from "./draft-storage.ts";

/**
 * `keyFor` returns the same key for the same input, so that a retry after a lost response creates no
 * duplicate. This survives a reload while the draft at `draftKey` exists. After `forget` the same input gets
 * a new key.
 */
export function useIdempotencyKeyStore(draftKey: string) {
  const last = useRef<SentDraft | null>(null);
  return {
    keyFor(input: unknown): string {
      const sent = JSON.stringify(input);
      const before = last.current ?? drafts.readSent(draftKey);
      last.current = before?.input === sent ? before : { input: sent, idempotencyKey: createRandomUuid() };
      drafts.writeSent(draftKey, last.current);
      return last.current.idempotencyKey;
    },
    forget(): void {
      last.current = null;
      drafts.removeSent(draftKey);
    },
  };
}
