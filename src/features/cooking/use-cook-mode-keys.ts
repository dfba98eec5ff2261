import { useEffect, useEffectEvent } from "react";

type Turns = {
  next: () => void;
  previous: () => void;
  leave: () => void;
  /** `by` is a fraction of the container's height. */
  scroll: (by: number) => void;
};

const turnOf: Readonly<Record<string, (turns: Turns) => void>> = {
  ArrowRight: (turns) => turns.next(),
  PageDown: (turns) => turns.next(),
  " ": (turns) => turns.next(),
  ArrowLeft: (turns) => turns.previous(),
  PageUp: (turns) => turns.previous(),
  ArrowDown: (turns) => turns.scroll(0.5),
  ArrowUp: (turns) => turns.scroll(-0.5),
  Escape: (turns) => turns.leave(),
};

/**
 * Handles cook mode's keys for the complete page, except in dialogs. Space still presses a focused control.
 */
export function useCookModeKeys(turns: Turns): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const turn = Object.hasOwn(turnOf, event.key) ? turnOf[event.key] : undefined;
    const target = event.target instanceof Element ? event.target : null;
    if (!turn || target?.closest("[role=dialog]")) return;
    if (event.key === " " && target?.closest("button, a, input, label, summary")) return;
    event.preventDefault();
    turn(turns);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
