import { useEffect, useRef, useState } from "react";
import { drafts } from "./draft-store.ts";

const pause = 400;

type Options<Value> = {
  key: string;
  value: Value;
  basis: number | null;
  isDirty: boolean;
  /** What the server calls the copy that this device last saved there. */
  revision: string | null;
};

/**
 * Keeps what is typed in the browser's storage: a moment after the last change, and at once when the page goes.
 * `isKept` is false where the browser refuses; `discard` forgets it, for good.
 */
export function useKeptDraft<Value>({ key, value, basis, isDirty, revision }: Options<Value>) {
  const [isKept, setKept] = useState(true);
  const unwritten = useRef<Omit<Options<Value>, "isDirty"> | null>(null);
  const isOver = useRef(false);

  function flush(): boolean {
    const draft = unwritten.current;
    if (!draft || isOver.current) return true;
    unwritten.current = null;
    const savedAt = new Date().toISOString();
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
      drafts.remove(key);
    },
    /** After `discard`, where the same form goes on. */
    resume() {
      isOver.current = false;
    },
  };
}

/** Asks before the page is left, while leaving would lose something. */
export function useLeaveWarning(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [wouldLose]);
}
