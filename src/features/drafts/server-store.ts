import { DRAFT_SAVE_SECONDS } from "#server/features/drafts/policy.ts";
import { DRAFT_SHAPE, type Draft, type DraftEvent, type DraftStore, type Written } from "./draft.ts";
import { type UnsentDraft, unsentDrafts } from "./unsent-drafts.ts";

/** A draft as the server stores it; `value` is JSON. */
export type ServerDraft = {
  value: string;
  shape: number;
  basis: number | null;
  revision: string;
  savedAt: string;
};

type SaveInput = { value: string; shape: number; basis: number | null; revision?: string | null };

/**
 * The server procedures for one form's draft. `failureOf` classifies an error as an outdated revision, a
 * permanent refusal (draft too large, recipe deleted), or a temporary failure.
 */
export type DraftCalls = {
  get: () => Promise<ServerDraft | null>;
  save: (input: SaveInput) => Promise<{ revision: string; savedAt: string }>;
  remove: () => Promise<unknown>;
  failureOf: (error: unknown) => "stale" | "final" | "passing";
};

type Options = {
  /** Identifies the form; the same value each time that the form is opened. */
  form: string;
  calls: DraftCalls;
  /**
   * The revision that this device last saved. A draft with another revision is reported as another device's.
   */
  known: string | null;
};

/** `askAgain` checks whether another device's draft, which waits for the member's choice, still exists. */
export type ServerStore<Value> = DraftStore<Value> & { askAgain: () => Promise<void> };

/**
 * Minimum interval between two saves. BATCH_DELAY_MS delays the first save, so that it includes more changes.
 */
const SAVE_INTERVAL_MS = DRAFT_SAVE_SECONDS * 1000;
const BATCH_DELAY_MS = 2000;

/**
 * Pending removals by form. A reopened form waits for them, because it would read the removed draft
 * otherwise.
 */
const removals = new Map<string, Promise<unknown>>();

/**
 * The server's copy of a form's draft. It is saved at most every 10 seconds, also after the form is closed.
 * Another device's draft is never overwritten: it is reported, and nothing is sent until the member chooses.
 * After a network failure the draft is read before it is saved.
 */
export function createServerDraftStore<Value>({
  form,
  calls,
  known: initialRevision,
}: Options): ServerStore<Value> {
  let notify: (news: DraftEvent<Value>) => void = () => undefined;
  let known = initialRevision;
  let revision: string | null = null;
  let isReady = false;
  let isWaitingForChoice = false;
  let unsent: Written<Value> | null = null;
  let isRefused = false;
  const queue = createThrottledSaveQueue(send);
  const entry: UnsentDraft = { form, send: sendNow, drop: () => write(null) };

  function plan(): void {
    if (unsent && !isWaitingForChoice) queue.plan();
  }

  async function readServer(): Promise<void> {
    const answer = await calls.get().catch(() => "unreachable" as const);
    if (answer === "unreachable") return plan();
    revision = answer?.revision ?? null;
    isReady = true;
    if (answer && answer.shape === DRAFT_SHAPE && answer.revision !== known) {
      isWaitingForChoice = true;
      reportOther(answer);
    }
    plan();
  }

  function reportOther(other: ServerDraft): void {
    const draft = parseServerDraftOrNull<Value>(other);
    if (draft) notify({ type: "other", draft });
  }

  async function send(): Promise<void> {
    const written = unsent;
    if (!written || isWaitingForChoice) return;
    queue.begin();
    if (!isReady) return readServer();
    unsent = null;
    try {
      const { value, basis } = written;
      const saved = await calls.save({ value: JSON.stringify(value), shape: DRAFT_SHAPE, basis, revision });
      revision = saved.revision;
      isRefused = false;
      if (!unsent) unsentDrafts.remove(entry);
      notify({ type: "stored", revision });
    } catch (error) {
      const failure = calls.failureOf(error);
      if (failure === "final") isRefused = true;
      else unsent ??= written;
      if (failure === "stale") {
        known = null;
        await readServer();
      }
    }
    plan();
  }

  function write(written: Written<Value> | null): void {
    unsent = written;
    isRefused = false;
    if (written) unsentDrafts.add(entry);
    else unsentDrafts.remove(entry);
    plan();
  }

  /** Sends the values at once. The first call may only read the draft, so it sends twice if necessary. */
  async function sendNow(): Promise<boolean> {
    await queue.hurry();
    if (unsent && isReady) await queue.hurry();
    return unsent === null && !isRefused;
  }

  async function forget(): Promise<void> {
    const isOtherDraft = isWaitingForChoice;
    isWaitingForChoice = false;
    revision = null;
    if (!isOtherDraft) await calls.remove();
    plan();
  }

  function overwrite(): void {
    isWaitingForChoice = false;
    plan();
  }

  return {
    open(listener) {
      notify = listener;
      known = initialRevision;
      void (removals.get(form) ?? Promise.resolve()).then(readServer);
      return () => undefined;
    },

    write,

    overwrite,

    remove() {
      write(null);
      const removal = queue.finish(forget);
      removals.set(form, removal);
      void removal.then(() => removals.get(form) === removal && removals.delete(form));
    },

    async askAgain() {
      const before = revision;
      const found = await calls.get().catch(() => "unreachable" as const);
      // The member may have chosen while the request was pending.
      if (found === "unreachable" || !isWaitingForChoice || revision !== before) return;
      revision = found?.revision ?? null;
      if (found && found.revision !== before && found.shape === DRAFT_SHAPE) reportOther(found);
      if (found) return;
      overwrite();
      notify({ type: "ended" });
    },
  };
}

/** Runs `send` at most every 10 seconds and never in parallel. */
function createThrottledSaveQueue(send: () => Promise<void>) {
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Promise<unknown> = Promise.resolve();
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    plan(): void {
      if (timer !== undefined) return;
      const wait = Math.max(SAVE_INTERVAL_MS - (Date.now() - startedAt), BATCH_DELAY_MS);
      timer = setTimeout(() => {
        timer = undefined;
        pending = pending.then(send);
      }, wait);
    },
    begin(): void {
      startedAt = Date.now();
    },
    /** Sends at once, after the pending call. */
    hurry(): Promise<unknown> {
      stop();
      pending = pending.then(send);
      return pending;
    },
    /**
     * Cancels the planned call. `run` waits for the pending call, which could otherwise restore a removed
     * draft.
     */
    finish(run: () => Promise<void>): Promise<unknown> {
      stop();
      pending = pending.then(run).catch(() => undefined);
      return pending;
    },
  };
}

function parseServerDraftOrNull<Value>({
  value,
  savedAt,
  basis,
  revision,
}: ServerDraft): Draft<Value> | null {
  try {
    const found: unknown = JSON.parse(value);
    if (typeof found !== "object" || found === null) return null;
    return { value: found as Value, savedAt, basis, revision };
  } catch {
    return null;
  }
}
