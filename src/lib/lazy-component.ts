import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from "react";

const LOAD_TIMEOUT_MS = 120_000;
const reloadedKey = "larder:reloaded";

/** A script could not be loaded, because the network failed or a newer version replaced the script. */
export class ScriptLoadError extends Error {
  override name = "ScriptLoadError";
}

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Starts loading the script. An error is thrown only when the component renders. */
  preload: () => void;
};

type Options = {
  /** Rendered until the script is loaded. */
  placeholder?: ReactNode;
  /** Whether the placeholder stays if the script fails to load. */
  isOptional?: boolean;
};

type State<Props extends object> =
  | { kind: "coming" }
  | { kind: "here"; component: ComponentType<Props> }
  | { kind: "failed"; error: ScriptLoadError };

/**
 * A component whose script is loaded on its first render. It replaces React's `lazy`, because `Suspense`
 * delays loaded content until 300 ms after the last placeholder. Loading times out after 120 s. If the script
 * does not exist any more, because a new version is installed, the page is reloaded once. After that, or
 * offline, `ScriptLoadError` is thrown; the next mount tries again.
 */
export function createLazyComponent<Props extends object>(
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
    rejectAfterLoadTimeout(load()).then(
      (script) => setState({ kind: "here", component: script.default }),
      (cause: unknown) => {
        if (!wasAwaited) {
          isStarted = false;
          // A preload failed. Components that mounted meanwhile try again before the page is reloaded.
          if (listeners.size > 0) preload();
          return;
        }
        if (!isOptional && navigator.onLine && reloadPageUnlessJustReloaded()) return;
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

function rejectAfterLoadTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Timed out")), LOAD_TIMEOUT_MS);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/**
 * Reloads the page and returns true; false if that was tried within the last minute or cannot be recorded.
 */
function reloadPageUnlessJustReloaded(): boolean {
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
