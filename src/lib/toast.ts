/**
 * `duration` in ms replaces the default. The button works only once, because it can be pressed while the
 * toast disappears.
 */
type ToastAction = { label: string; onClick: () => void; duration?: number };
type Kind = "success" | "error" | "warning" | "info";

type Show = (kind: Kind, message: string, action?: ToastAction) => void;

type Host = { show: Show; dismissStep: () => void };

let host: Host | null = null;
let waiting: Parameters<Show>[] = [];
let onWaiting: (() => void) | null = null;

/** Registers the component that shows toasts, and passes on the messages that wait for it. */
export function attachToastHost(attached: Host): void {
  host = attached;
  const late = waiting;
  waiting = [];
  for (const entry of late) attached.show(...entry);
}

/** Dismisses the toasts of a finished step of a process. */
export function dismissStepToasts(): void {
  host?.dismissStep();
}

/** Calls `run` when a message waits for the component that shows toasts. Returns a function that stops it. */
export function onToastWithoutHost(run: () => void): () => void {
  onWaiting = run;
  if (waiting.length > 0) run();
  return () => {
    if (onWaiting === run) onWaiting = null;
  };
}

function createToastFunction(kind: Kind) {
  return (message: string, action?: ToastAction) => {
    const shown = action && { ...action, onClick: createRunOnceCallback(action.onClick) };
    if (host) return host.show(kind, message, shown);
    waiting.push([kind, message, shown]);
    onWaiting?.();
  };
}

function createRunOnceCallback(run: () => void): () => void {
  let wasRun = false;
  return () => {
    if (!wasRun) run();
    wasRun = true;
  };
}

/** Short messages that disappear. A message that needs an answer belongs into the page. */
export const toast = {
  success: createToastFunction("success"),
  error: createToastFunction("error"),
  warning: createToastFunction("warning"),
  info: createToastFunction("info"),
};
