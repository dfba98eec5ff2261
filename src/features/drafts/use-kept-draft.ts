import { useEffect, useRef, useState } from "react";
import { text } from "#server/texts/en.ts";
import { drafts } from "./draft-store.ts";
import { KeptDraft } from "./kept-draft.ts";

const pause = 400;

type Options<Value> = {
  key: string;
  value: Value;
  basis: number | null;
  isDirty: boolean;
  /** What the server calls the copy that this device last saved there. */
  revision: string | null;
  /** When the draft that the form began with was written; null where it began with none. */
  restoredAt: string | null;
};

/**
 * Keeps what is typed in the browser's storage: a moment after the last change, and at once when the page goes.
 * `isKept` is false where the browser refuses; `isReplaced` is true once another tab has written other words in the same
 * place. `discard` forgets it, for good, but not what another tab wrote since.
 */
export function useKeptDraft<Value>({ key, value, basis, isDirty, revision, restoredAt }: Options<Value>) {
  const [isKept, setKept] = useState(true);
  const [isReplaced, setReplaced] = useState(false);
  const [kept] = useState(() => new KeptDraft<Value>({ store: drafts, key, value, restoredAt }));
  const unwritten = useRef<Pick<Options<Value>, "value" | "basis" | "revision"> | null>(null);
  const isOver = useRef(false);

  function flush(keep: "keep" | "keepAgain" = "keep"): void {
    const draft = unwritten.current;
    if (!draft || isOver.current) return;
    unwritten.current = null;
    const isWritten = kept[keep](draft);
    if (isWritten === null) return;
    setKept(isWritten);
    setReplaced(false);
  }
  const flushNow = useRef(flush);
  flushNow.current = flush;

  useEffect(() => {
    if (!isDirty || isOver.current) return;
    unwritten.current = { value, basis, revision };
    const timer = setTimeout(() => flushNow.current(), pause);
    return () => clearTimeout(timer);
  }, [value, basis, isDirty, revision]);

  useEffect(() => {
    const leave = () => void flushNow.current();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  useEffect(() => {
    // Also where the other tab writes what stands here: then nothing would be lost any longer.
    const hear = (event: StorageEvent) => {
      if (event.key === key && event.newValue !== null) setReplaced(!kept.holds(value));
    };
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  }, [key, kept, value]);

  return {
    isKept,
    isReplaced,
    discard() {
      isOver.current = true;
      unwritten.current = null;
      kept.forget(value);
      setReplaced(false);
    },
    /** Writes what is here again, where another tab has taken it away along with its own. */
    keepAgain() {
      unwritten.current = { value, basis, revision };
      flush("keepAgain");
    },
    /** After `discard`, where the same form goes on. */
    resume() {
      isOver.current = false;
    },
  };
}

/**
 * Asks before the page is left while that would lose something: by the browser's means, by a link to another page, and
 * by Back where the browser lets a page hold it.
 */
export function useLeaveWarning(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const ask = (event: MouseEvent) => {
      if (!leadsAway(event) || confirm(text.recipes.form.leaveQuestion)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const askBack = (event: NavigateEvent) => {
      if (event.navigationType !== "traverse" || !event.cancelable) return;
      const isHere = new URL(event.destination.url).pathname === location.pathname;
      if (!isHere && !confirm(text.recipes.form.leaveQuestion)) event.preventDefault();
    };
    const navigation = "navigation" in window ? window.navigation : undefined;
    addEventListener("beforeunload", warn);
    navigation?.addEventListener("navigate", askBack);
    // Before the links themselves hear of it.
    addEventListener("click", ask, true);
    return () => {
      removeEventListener("beforeunload", warn);
      navigation?.removeEventListener("navigate", askBack);
      removeEventListener("click", ask, true);
    };
  }, [wouldLose]);
}

/** True for a click that opens another page of this site in this window; of other sites the browser asks by itself. */
function leadsAway(event: MouseEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target === "_blank" || link.hasAttribute("download")) return false;
  return link.origin === location.origin && link.pathname !== location.pathname;
}
