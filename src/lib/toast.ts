/** `duration` in ms, where the message stays another time than usual. */
type ToastAction = { label: string; onClick: () => void; duration?: number };
type Kind = "success" | "error" | "warning" | "info";

type Show = (kind: Kind, message: string, action?: ToastAction) => void;

type Host = { show: Show; dismissPassed: () => void };

let host: Host | null = null;
let waiting: Parameters<Show>[] = [];
let onWaiting: (() => void) | null = null;

/** The host of the toasts says that it is there; what was said before it came is shown now. */
export function attachToasts(attached: Host): void {
  host = attached;
  const late = waiting;
  waiting = [];
  for (const entry of late) attached.show(...entry);
}

/** A step is over: what was said in it goes, so that it does not hang over the next one. */
export function leaveStep(): void {
  host?.dismissPassed();
}

/** Runs when something is said that nobody is there to show. Answers how to stop listening. */
export function whenToastIsSaid(run: () => void): () => void {
  onWaiting = run;
  if (waiting.length > 0) run();
  return () => {
    if (onWaiting === run) onWaiting = null;
  };
}

function say(kind: Kind) {
  return (message: string, action?: ToastAction) => {
    if (host) return host.show(kind, message, action);
    waiting.push([kind, message, action]);
    onWaiting?.();
  };
}

/** Short messages that go by themselves. What needs an answer belongs into the page, not here. */
export const toast = {
  success: say("success"),
  error: say("error"),
  warning: say("warning"),
  info: say("info"),
};
