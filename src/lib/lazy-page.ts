import { type ComponentType, type LazyExoticComponent, lazy } from "react";

const patience = 120_000;
const reloadedKey = "larder:reloaded";

/** Says that a page's script did not come: no connection, or a newer version has replaced it. */
export class PageLoadError extends Error {
  override name = "PageLoadError";
}

export type LazyPage = LazyExoticComponent<ComponentType>;

/**
 * A page in a script of its own. Loading gives up after 120 s. Where the script is gone (a new version has
 * been installed) the page is loaded again, once.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  return lazy(() =>
    withPatience(load()).catch((cause: unknown) => {
      if (reloadOnce()) return new Promise<never>(() => {});
      throw new PageLoadError("The script of this page could not be loaded", { cause });
    }),
  );
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
