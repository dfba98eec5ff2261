import { DRAFT_SAVE_SECONDS } from "#server/features/drafts/policy.ts";
import { DRAFT_SHAPE, type Draft, type DraftNews, type DraftStore, type Written } from "./draft.ts";
import { type UnsentDraft, unsentDrafts } from "./unsent-drafts.ts";

/** A draft as the server keeps it; `value` is JSON. */
export type ServerDraft = {
  value: string;
  shape: number;
  basis: number | null;
  revision: string;
  savedAt: string;
};

type SaveInput = { value: string; shape: number; basis: number | null; revision?: string | null };

/**
 * What the server does with the draft of one form. `failureOf` tells a refusal that did not know the latest draft, one
 * that will not change (too large, recipe gone), and what may go well later.
 */
export type DraftCalls = {
  get: () => Promise<ServerDraft | null>;
  save: (input: SaveInput) => Promise<{ revision: string; savedAt: string }>;
  remove: () => Promise<unknown>;
  failureOf: (error: unknown) => "stale" | "final" | "passing";
};

type Options = {
  /** What the form is called: the same for each time that it is opened. */
  form: string;
  calls: DraftCalls;
  /** The revision that this device last saved: a draft of another one is told of. */
  known: string | null;
};

/** `askAgain` asks once more about another device's draft that waits for a choice: it may be there no more. */
export type ServerStore<Value> = DraftStore<Value> & { askAgain: () => Promise<void> };

/** Between two saves, and between the first keystroke and its save, in ms. */
const PAUSE = DRAFT_SAVE_SECONDS * 1000;
const GATHERING = 2000;

/** Removals on their way, by form: whoever opens it again asks after them, or the draft would be there once more. */
const removals = new Map<string, Promise<unknown>>();

/**
 * Keeps the server's copy of a form: what is typed is sent every 10 seconds at most, also after the form has gone from
 * the screen. What another device wrote meanwhile is never overwritten: it is told of, and nothing is sent until the
 * person has chosen. Where the server is out of reach it is asked again before anything is sent.
 */
export function createServerStore<Value>({ form, calls, known: begun }: Options): ServerStore<Value> {
  let hear: (news: DraftNews<Value>) => void = () => undefined;
  let known = begun;
  let revision: string | null = null;
  let isReady = false;
  let isHeld = false;
  let unsent: Written<Value> | null = null;
  let isRefused = false;
  const queue = createQueue(send);
  const waiting: UnsentDraft = { form, send: sendNow, drop: () => write(null) };

  function plan(): void {
    if (unsent && !isHeld) queue.plan();
  }

  async function ask(): Promise<void> {
    const answer = await calls.get().catch(() => "unreachable" as const);
    if (answer === "unreachable") return plan();
    revision = answer?.revision ?? null;
    isReady = true;
    if (answer && answer.shape === DRAFT_SHAPE && answer.revision !== known) {
      isHeld = true;
      tell(answer);
    }
    plan();
  }

  function tell(other: ServerDraft): void {
    const draft = draftOf<Value>(other);
    if (draft) hear({ type: "other", draft });
  }

  async function send(): Promise<void> {
    const written = unsent;
    if (!written || isHeld) return;
    queue.begin();
    if (!isReady) return ask();
    unsent = null;
    try {
      const { value, basis } = written;
      const saved = await calls.save({ value: JSON.stringify(value), shape: DRAFT_SHAPE, basis, revision });
      revision = saved.revision;
      isRefused = false;
      if (!unsent) unsentDrafts.remove(waiting);
      hear({ type: "kept", revision });
    } catch (error) {
      const failure = calls.failureOf(error);
      if (failure === "final") isRefused = true;
      else unsent ??= written;
      if (failure === "stale") {
        known = null;
        await ask();
      }
    }
    plan();
  }

  function write(written: Written<Value> | null): void {
    unsent = written;
    isRefused = false;
    if (written) unsentDrafts.add(waiting);
    else unsentDrafts.remove(waiting);
    plan();
  }

  /** At once, though it be the first to be sent: the server is asked before it. */
  async function sendNow(): Promise<boolean> {
    await queue.hurry();
    if (unsent && isReady) await queue.hurry();
    return unsent === null && !isRefused;
  }

  async function forget(): Promise<void> {
    const isOthers = isHeld;
    isHeld = false;
    revision = null;
    if (!isOthers) await calls.remove();
    plan();
  }

  function goOn(): void {
    isHeld = false;
    plan();
  }

  return {
    open(listener) {
      hear = listener;
      known = begun;
      void (removals.get(form) ?? Promise.resolve()).then(ask);
      return () => undefined;
    },

    write,

    goOn,

    remove() {
      write(null);
      const removal = queue.finish(forget);
      removals.set(form, removal);
      void removal.then(() => removals.get(form) === removal && removals.delete(form));
    },

    async askAgain() {
      const before = revision;
      const found = await calls.get().catch(() => "unreachable" as const);
      // Somebody may have chosen meanwhile.
      if (found === "unreachable" || !isHeld || revision !== before) return;
      revision = found?.revision ?? null;
      if (found && found.revision !== before && found.shape === DRAFT_SHAPE) tell(found);
      if (found) return;
      goOn();
      hear({ type: "ended" });
    },
  };
}

/** Runs `send` every 10 seconds at most, and nothing before what is on its way has its answer. */
function createQueue(send: () => Promise<void>) {
  let begunAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onItsWay: Promise<unknown> = Promise.resolve();
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    plan(): void {
      if (timer !== undefined) return;
      const wait = Math.max(PAUSE - (Date.now() - begunAt), GATHERING);
      timer = setTimeout(() => {
        timer = undefined;
        onItsWay = onItsWay.then(send);
      }, wait);
    },
    begin(): void {
      begunAt = Date.now();
    },
    /** Goes at once, after what is on its way. */
    hurry(): Promise<unknown> {
      stop();
      onItsWay = onItsWay.then(send);
      return onItsWay;
    },
    /** What was planned is given up; `run` goes after what is on its way, or that would come back. */
    finish(run: () => Promise<void>): Promise<unknown> {
      stop();
      onItsWay = onItsWay.then(run).catch(() => undefined);
      return onItsWay;
    },
  };
}

function draftOf<Value>({ value, savedAt, basis, revision }: ServerDraft): Draft<Value> | null {
  try {
    const found: unknown = JSON.parse(value);
    if (typeof found !== "object" || found === null) return null;
    return { value: found as Value, savedAt, basis, revision };
  } catch {
    return null;
  }
}
