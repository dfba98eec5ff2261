export type ToastAction = { label: string; onClick: () => void };
type Kind = "success" | "error" | "warning" | "info";

type Show = (kind: Kind, message: string, action?: ToastAction) => void;

let show: Show | null = null;
let waiting: Parameters<Show>[] = [];

/** The host of the toasts says that it is there; what was said before it came is shown now. */
export function attachToasts(host: Show): void {
  show = host;
  const late = waiting;
  waiting = [];
  for (const entry of late) host(...entry);
}

function say(kind: Kind) {
  return (message: string, action?: ToastAction) => {
    if (show) show(kind, message, action);
    else waiting.push([kind, message, action]);
  };
}

/** Short messages that go by themselves. What needs an answer belongs into the page, not here. */
export const toast = {
  success: say("success"),
  error: say("error"),
  warning: say("warning"),
  info: say("info"),
};
