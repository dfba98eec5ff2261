import { hasSignedOut } from "../../lib/signed-out.ts";
import { DRAFT_SHAPE, type Draft } from "./draft.ts";

/** What of a draft was last sent, as JSON, and the idempotency key that it went under. */
export type SentDraft = { input: string; idempotencyKey: string };

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Drafts belong to one person: whoever signs in next on this device does not see them. */
export function draftKey(userId: string, what: string): string {
  return `${draftPrefix}${userId}:${what}`;
}

const draftPrefix = "larder:draft:";

function isOfLeaver(key: string): boolean {
  return key.startsWith(draftPrefix) && hasSignedOut(key.slice(draftPrefix.length).split(":")[0] ?? "");
}

export type DraftStorage = ReturnType<typeof createDraftStorage>;

/**
 * Drafts in the browser's storage. `open` answers the storage, and throws or answers null where there is none. What
 * comes late of a member who has signed out, `isOver`, is not kept, and nobody needs to be told.
 */
export function createDraftStorage(open: () => Kept | null, isOver: (key: string) => boolean = () => false) {
  return {
    read<Value>(key: string): Draft<Value> | null {
      return attempt(null, () => {
        const text = open()?.getItem(key);
        const found: unknown = text ? JSON.parse(text) : null;
        return isDraft(found) ? (found as Draft<Value>) : null;
      });
    },

    /** False where nothing could be kept: then leaving loses what was typed, and the person must know. */
    write<Value>(key: string, draft: Draft<Value>): boolean {
      if (isOver(key)) return true;
      return attempt(false, () => {
        const storage = open();
        storage?.setItem(key, JSON.stringify({ ...draft, shape: DRAFT_SHAPE }));
        return storage !== null;
      });
    },

    /** What was last sent of the draft in this place, whose answer nobody has seen yet. */
    readSent(key: string): SentDraft | null {
      return attempt(null, () => {
        const [idempotencyKey, input] = JSON.parse(open()?.getItem(sentKey(key)) ?? "[]") as string[];
        return idempotencyKey && input ? { input, idempotencyKey } : null;
      });
    },

    /** Where nothing can be kept, a reload forgets it; the page itself remembers it. */
    writeSent(key: string, { input, idempotencyKey }: SentDraft): void {
      if (isOver(key)) return;
      attempt(undefined, () => open()?.setItem(sentKey(key), JSON.stringify([idempotencyKey, input])));
    },

    /** Its answer is known. */
    removeSent(key: string): void {
      attempt(undefined, () => open()?.removeItem(sentKey(key)));
    },

    removeAll(userId: string): void {
      for (const key of this.keysOf(userId)) open()?.removeItem(key);
    },

    /** Where the drafts of a member are, whatever form they were typed into, and what stands beside them. */
    keysOf(userId: string): string[] {
      return attempt([], () => {
        const storage = open();
        const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? "");
        return keys.filter((key) => key.startsWith(draftKey(userId, "")));
      });
    },

    /**
     * Along with what was sent of it and what it was written upon. With `isMine` only a draft that it answers true for:
     * another tab may have written its own in the same place.
     */
    remove(key: string, isMine?: (kept: Draft<unknown>) => boolean): void {
      attempt(undefined, () => {
        const kept = isMine ? this.read<unknown>(key) : null;
        if (kept && !isMine?.(kept)) return;
        for (const gone of [key, sentKey(key), baseKey(key)]) open()?.removeItem(gone);
      });
    },
  };
}

/** Answers `otherwise` where the browser refuses its storage, or what is stored cannot be read. */
function attempt<Result>(otherwise: Result, run: () => Result): Result {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

const sentKey = (key: string) => `${key}:sent`;
/** Where a draft keeps what it was written upon: who has changed what since can be told after a reload too. */
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

export const drafts = createDraftStorage(() => window.localStorage, isOfLeaver);
