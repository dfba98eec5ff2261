import { useEffect, useRef, useState } from "react";
import { text } from "#server/texts/en.ts";
import { drafts } from "./draft-store.ts";

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
 * `isKept` is false where the browser refuses; `discard` forgets it, for good, but not what another tab wrote since.
 */
export function useKeptDraft<Value>({ key, value, basis, isDirty, revision, restoredAt }: Options<Value>) {
  const [isKept, setKept] = useState(true);
  const unwritten = useRef<Omit<Options<Value>, "isDirty" | "restoredAt"> | null>(null);
  const isOver = useRef(false);
  const lastAt = useRef(restoredAt);

  function flush(): boolean {
    const draft = unwritten.current;
    if (!draft || isOver.current) return true;
    unwritten.current = null;
    const savedAt = new Date().toISOString();
    lastAt.current = savedAt;
    const { key: place, ...kept } = draft;
    return drafts.write(place, { ...kept, savedAt });
  }
  const flushNow = useRef(flush);
  flushNow.current = flush;

  useEffect(() => {
    if (!isDirty || isOver.current) return;
    unwritten.current = { key, value, basis, revision };
    const timer = setTimeout(() => setKept(flushNow.current()), pause);
    return () => clearTimeout(timer);
  }, [key, value, basis, isDirty, revision]);

  useEffect(() => {
    const leave = () => void flushNow.current();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  return {
    isKept,
    discard() {
      isOver.current = true;
      unwritten.current = null;
      const text = JSON.stringify(value);
      // A tab that only opened this draft, and left it as it is, holds nothing of its own.
      drafts.remove(key, (kept) => kept.savedAt === lastAt.current || JSON.stringify(kept.value) === text);
    },
    /** Writes what is here again, where another tab has taken it away along with its own. */
    keepAgain() {
      unwritten.current = { key, value, basis, revision };
      setKept(flush());
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
