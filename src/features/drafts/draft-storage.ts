import { hasMemberSignedOut } from "../../lib/signed-out.ts";
import { DRAFT_SHAPE, type Draft } from "./draft.ts";

/** The last request that submitted a draft's form: its input as JSON, and its idempotency key. */
export type SentDraft = { input: string; idempotencyKey: string };

type StorageLike = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** The key contains the member, because the next member on this device must not see the draft. */
export function createDraftStorageKey(userId: string, what: string): string {
  return `${draftPrefix}${userId}:${what}`;
}

const draftPrefix = "larder:draft:";

function hasOwnerOfDraftKeySignedOut(key: string): boolean {
  return key.startsWith(draftPrefix) && hasMemberSignedOut(key.slice(draftPrefix.length).split(":")[0] ?? "");
}

export type DraftStorage = ReturnType<typeof createDraftStorage>;

/**
 * Reads and writes drafts in the browser's storage. `open` returns the storage, or throws or returns null if
 * there is none. Writes to a key for which `isEnded` is true are dropped silently, because its member has
 * signed out.
 */
export function createDraftStorage(
  open: () => StorageLike | null,
  isEnded: (key: string) => boolean = () => false,
) {
  return {
    read<Value>(key: string): Draft<Value> | null {
      return runOrFallbackOnError(null, () => {
        const text = open()?.getItem(key);
        const found: unknown = text ? JSON.parse(text) : null;
        return isStoredDraft(found) ? (found as Draft<Value>) : null;
      });
    },

    /**
     * False if nothing could be stored; the caller must warn the member, because leaving the page loses the
     * values.
     */
    write<Value>(key: string, draft: Draft<Value>): boolean {
      if (isEnded(key)) return true;
      return runOrFallbackOnError(false, () => {
        const storage = open();
        storage?.setItem(key, JSON.stringify({ ...draft, shape: DRAFT_SHAPE }));
        return storage !== null;
      });
    },

    /** The request that submitted this draft's form and has no known response; null if there is none. */
    readSent(key: string): SentDraft | null {
      return runOrFallbackOnError(null, () => {
        const [idempotencyKey, input] = JSON.parse(open()?.getItem(sentRequestKey(key)) ?? "[]") as string[];
        return idempotencyKey && input ? { input, idempotencyKey } : null;
      });
    },

    /** Fails silently; the page then remembers the request only until it is closed. */
    writeSent(key: string, { input, idempotencyKey }: SentDraft): void {
      if (isEnded(key)) return;
      runOrFallbackOnError(undefined, () =>
        open()?.setItem(sentRequestKey(key), JSON.stringify([idempotencyKey, input])),
      );
    },

    /** Call it when the response to the request is known. */
    removeSent(key: string): void {
      runOrFallbackOnError(undefined, () => open()?.removeItem(sentRequestKey(key)));
    },

    removeAll(userId: string): void {
      for (const key of this.keysOf(userId)) open()?.removeItem(key);
    },

    /** All storage keys of a member: drafts, sent requests, and the recipes that drafts were based on. */
    keysOf(userId: string): string[] {
      return runOrFallbackOnError([], () => {
        const storage = open();
        const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? "");
        return keys.filter((key) => key.startsWith(createDraftStorageKey(userId, "")));
      });
    },

    /**
     * Removes a draft, its sent request and its base. If `isMine` is given and returns false for the stored
     * draft, nothing is removed, because another tab has written it.
     */
    remove(key: string, isMine?: (stored: Draft<unknown>) => boolean): void {
      runOrFallbackOnError(undefined, () => {
        const stored = isMine ? this.read<unknown>(key) : null;
        if (stored && !isMine?.(stored)) return;
        for (const draftKeys of [key, sentRequestKey(key), baseRecipeKey(key)]) open()?.removeItem(draftKeys);
      });
    },
  };
}

/** Returns `fallback` if the browser denies access to its storage, or if the stored text is invalid. */
function runOrFallbackOnError<Result>(fallback: Result, run: () => Result): Result {
  try {
    return run();
  } catch {
    return fallback;
  }
}

const sentRequestKey = (key: string) => `${key}:sent`;
/**
 * Storage key of the recipe that a draft is based on; after a reload it shows which values the member
 * changed.
 */
export const baseRecipeKey = (key: string) => `${key}:base`;

function isStoredDraft(found: unknown): boolean {
  if (typeof found !== "object" || found === null) return false;
  const draft = found as { shape?: unknown; value?: unknown; savedAt?: unknown };
  return (
    draft.shape === DRAFT_SHAPE &&
    typeof draft.value === "object" &&
    draft.value !== null &&
    typeof draft.savedAt === "string"
  );
}

export const drafts = createDraftStorage(() => window.localStorage, hasOwnerOfDraftKeySignedOut);
