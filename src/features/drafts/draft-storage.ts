import { hasMemberSignedOut } from "../../lib/signed-out.ts";
import { DRAFT_SHAPE, type Draft } from "./draft.ts";

/** The last request of a draft as JSON, and its idempotency key. */
export type SentDraft = { input: string; idempotencyKey: string };

type StorageLike = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Drafts belong to one member: the next member on this device does not see them. */
export function draftStorageKey(userId: string, what: string): string {
  return `${draftPrefix}${userId}:${what}`;
}

const draftPrefix = "larder:draft:";

function hasOwnerSignedOut(key: string): boolean {
  return key.startsWith(draftPrefix) && hasMemberSignedOut(key.slice(draftPrefix.length).split(":")[0] ?? "");
}

export type DraftStorage = ReturnType<typeof createDraftStorage>;

/**
 * Drafts in the browser's storage. `open` returns the storage, or throws or returns null without one. Writes for which
 * `isEnded` is true (the member signed out) are dropped without a warning.
 */
export function createDraftStorage(
  open: () => StorageLike | null,
  isEnded: (key: string) => boolean = () => false,
) {
  return {
    read<Value>(key: string): Draft<Value> | null {
      return attempt(null, () => {
        const text = open()?.getItem(key);
        const found: unknown = text ? JSON.parse(text) : null;
        return isDraft(found) ? (found as Draft<Value>) : null;
      });
    },

    /** False if nothing could be stored: leaving then loses the values, so the member has to know. */
    write<Value>(key: string, draft: Draft<Value>): boolean {
      if (isEnded(key)) return true;
      return attempt(false, () => {
        const storage = open();
        storage?.setItem(key, JSON.stringify({ ...draft, shape: DRAFT_SHAPE }));
        return storage !== null;
      });
    },

    /** The last request of this draft without a known answer. */
    readSent(key: string): SentDraft | null {
      return attempt(null, () => {
        const [idempotencyKey, input] = JSON.parse(open()?.getItem(sentKey(key)) ?? "[]") as string[];
        return idempotencyKey && input ? { input, idempotencyKey } : null;
      });
    },

    /** If nothing can be stored, only the page remembers it. */
    writeSent(key: string, { input, idempotencyKey }: SentDraft): void {
      if (isEnded(key)) return;
      attempt(undefined, () => open()?.setItem(sentKey(key), JSON.stringify([idempotencyKey, input])));
    },

    /** The answer is known. */
    removeSent(key: string): void {
      attempt(undefined, () => open()?.removeItem(sentKey(key)));
    },

    removeAll(userId: string): void {
      for (const key of this.keysOf(userId)) open()?.removeItem(key);
    },

    /** All keys of a member's drafts, with their sent requests and bases. */
    keysOf(userId: string): string[] {
      return attempt([], () => {
        const storage = open();
        const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? "");
        return keys.filter((key) => key.startsWith(draftStorageKey(userId, "")));
      });
    },

    /**
     * Removes a draft with its sent request and base. With `isMine` only if it returns true: another tab may have
     * written the draft.
     */
    remove(key: string, isMine?: (stored: Draft<unknown>) => boolean): void {
      attempt(undefined, () => {
        const stored = isMine ? this.read<unknown>(key) : null;
        if (stored && !isMine?.(stored)) return;
        for (const draftKeys of [key, sentKey(key), baseKey(key)]) open()?.removeItem(draftKeys);
      });
    },
  };
}

/** Returns `fallback` if the browser refuses its storage, or the stored text is invalid. */
function attempt<Result>(fallback: Result, run: () => Result): Result {
  try {
    return run();
  } catch {
    return fallback;
  }
}

const sentKey = (key: string) => `${key}:sent`;
/** Key of the recipe that a draft was written on: changes can be attributed after a reload. */
export const baseKey = (key: string) => `${key}:base`;

function isDraft(found: unknown): boolean {
  if (typeof found !== "object" || found === null) return false;
  const draft = found as { shape?: unknown; value?: unknown; savedAt?: unknown };
  return (
    draft.shape === DRAFT_SHAPE &&
    typeof draft.value === "object" &&
    draft.value !== null &&
    typeof draft.savedAt === "string"
  );
}

export const drafts = createDraftStorage(() => window.localStorage, hasOwnerSignedOut);
