import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from "react";

const LOAD_TIMEOUT_MS = 120_000;
const reloadedKey = "larder:reloaded";

/** A script could not be loaded: the network failed, or a newer version replaced it. */
export class ScriptLoadError extends Error {
  override name = "ScriptLoadError";
}

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Starts to load the script. A failure is reported when the component renders. */
  preload: () => void;
};

type Options = {
  /** Rendered until the script is loaded. */
  placeholder?: ReactNode;
  /** If the script fails, the placeholder stays. */
  isOptional?: boolean;
};

type State<Props extends object> =
  | { kind: "coming" }
  | { kind: "here"; component: ComponentType<Props> }
  | { kind: "failed"; error: ScriptLoadError };

/**
 * A component in a script of its own, loaded on the first render. React's `lazy` is not used: `Suspense` delays loaded
 * content until 300 ms after the last placeholder. Loading times out after 120 s. If the script is gone (a new version
 * is installed) the page is reloaded once; after that, or offline, it throws `ScriptLoadError`, and the next mount
 * tries again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { placeholder = null, isOptional = false }: Options = {},
): LazyComponent<Props> {
  const loading = { kind: "coming" } as State<Props>;
  let state = loading;
  let isStarted = false;
  const listeners = new Set<() => void>();

  function setState(to: State<Props>) {
    state = to;
    for (const listener of listeners) listener();
  }

  function preload() {
    if (isStarted) return;
    isStarted = true;
    const wasAwaited = listeners.size > 0;
    withTimeout(load()).then(
      (script) => setState({ kind: "here", component: script.default }),
      (cause: unknown) => {
        if (!wasAwaited) {
          isStarted = false;
          // Components that mounted in the meantime get a try of their own before a reload.
          if (listeners.size > 0) preload();
          return;
        }
        if (!isOptional && navigator.onLine && reloadOnce()) return;
        setState({ kind: "failed", error: new ScriptLoadError("A script could not be loaded", { cause }) });
      },
    );
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    preload();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0 || state.kind !== "failed") return;
      state = loading;
      isStarted = false;
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

function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Timed out")), LOAD_TIMEOUT_MS);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/** True if the page reloads; false if that was tried within the last minute, or is impossible. */
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
