import type { TextStorage } from "./browser-storage.ts";
import type { SessionUser } from "./session-store.ts";

/** An in-memory browser storage. */
export const storageOf = (stored = new Map<string, string>()): TextStorage => ({
  get: (key) => stored.get(key) ?? null,
  set: (key, value) => void stored.set(key, value),
  remove: (key) => void stored.delete(key),
});

/** A confirmed member. */
export const memberOf = (id: string): SessionUser => ({
  id,
  name: "Vera",
  email: `${id}@example.org`,
  emailVerified: true,
  pendingEmail: null,
  accountTier: "freemium",
  hasPassword: true,
  timezone: "UTC",
  createdAt: "2026-01-01T00:00:00Z",
});
