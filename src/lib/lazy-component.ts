import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from "react";

const patience = 120_000;
const reloadedKey = "larder:reloaded";

/** Says that a script did not come: no connection, or a newer version has replaced it. */
export class ScriptLoadError extends Error {
  override name = "ScriptLoadError";
}

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Begins to load the script, where that has not begun. When it does not come, nobody is told until it is drawn. */
  preload: () => void;
};

type Options = {
  /** Stands there until the script has come. */
  placeholder?: ReactNode;
  /** What one can do without: when its script does not come, the placeholder stays. */
  isOptional?: boolean;
};

type State<Props extends object> =
  | { kind: "coming" }
  | { kind: "here"; component: ComponentType<Props> }
  | { kind: "failed"; error: ScriptLoadError };

/**
 * A component in a script of its own, loaded when it is first drawn. Not React's `lazy`: below a `Suspense`
 * what has come is held back until 300 ms after the last placeholder. Loading gives up after 120 s. Where the
 * script is gone (a new version has been installed) the page is loaded again, once; then, and where there is no
 * network to load it with, it throws `ScriptLoadError`, and the next time it is drawn it tries again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { placeholder = null, isOptional = false }: Options = {},
): LazyComponent<Props> {
  const coming = { kind: "coming" } as State<Props>;
  let state = coming;
  let hasBegun = false;
  const listeners = new Set<() => void>();

  function turn(to: State<Props>) {
    state = to;
    for (const listener of listeners) listener();
  }

  function preload() {
    if (hasBegun) return;
    hasBegun = true;
    const wasAwaited = listeners.size > 0;
    withPatience(load()).then(
      (script) => turn({ kind: "here", component: script.default }),
      (cause: unknown) => {
        if (!wasAwaited) {
          hasBegun = false;
          // Who has come meanwhile gets a try of their own before the page is loaded again.
          if (listeners.size > 0) preload();
          return;
        }
        if (!isOptional && navigator.onLine && reloadOnce()) return;
        turn({ kind: "failed", error: new ScriptLoadError("A script could not be loaded", { cause }) });
      },
    );
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    preload();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0 || state.kind !== "failed") return;
      state = coming;
      hasBegun = false;
    };
  }

  function Lazy(props: Props) {
    const now = useSyncExternalStore(subscribe, () => state);
    if (now.kind === "here") return createElement(now.component, props);
    if (now.kind === "failed" && !isOptional) throw now.error;
    return placeholder;
  }

  return Object.assign(Lazy, { preload });
}

function withPatience<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Timed out")), patience);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/** True when the page is being loaded again; false when that was tried within the last minute, or cannot be. */
function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    if (Date.now() - last < 60_000) return false;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
