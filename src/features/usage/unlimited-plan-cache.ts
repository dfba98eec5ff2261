import { browserStorage } from "../../lib/browser-storage.ts";

const key = "larder:lifted";

/** Whether the server lifted its limits when it was last asked: what is on its way is held room for after that. */
export function wasLifted(): boolean {
  return browserStorage.get(key) === "yes";
}

export function rememberLifted(isLifted: boolean): void {
  if (isLifted) browserStorage.set(key, "yes");
  else browserStorage.remove(key);
}
