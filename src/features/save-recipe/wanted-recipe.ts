import type { TextStorage } from "../../lib/browser-storage.ts";

const key = "larder:wanted";
/** A recipe's id as addresses have it. */
const ID = /^[0-9a-f-]{36}$/;

/** The recipe that a newcomer wanted to keep, from before there was an account to keep it in. */
export function readWanted(storage: TextStorage): string | null {
  const id = storage.get(key);
  return id !== null && ID.test(id) ? id : null;
}

export function rememberWanted(id: string, storage: TextStorage): void {
  storage.set(key, id);
}

/** It is kept, or cannot be. */
export function forgetWanted(storage: TextStorage): void {
  storage.remove(key);
}
