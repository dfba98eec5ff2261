import { beforeEach, describe, expect, it } from "vitest";
import type { TextStorage } from "./browser-storage.ts";
import { memberOf, storageOf } from "./session-fixtures.ts";
import { createSessionStore, type SessionStore } from "./session-store.ts";

const user = memberOf("maren");
const tokens = { accessToken: "access", refreshToken: "refresh" };

let stored: Map<string, string>;
let storage: TextStorage;
let session: SessionStore;

beforeEach(() => {
  stored = new Map();
  storage = storageOf(stored);
  session = createSessionStore(storage);
});

describe("the session", () => {
  it("stores tokens and guest flag under the documented keys", () => {
    session.signIn(tokens);
    expect(Object.fromEntries(stored)).toEqual({ token: "access", refresh_token: "refresh" });
    session.continueAsGuest();
    expect(Object.fromEntries(stored)).toEqual({ guestMode: "true" });
  });

  it("removes guest flag and error when a member signs in", () => {
    session.continueAsGuest();
    session.fail("Email verification required", true);
    session.signIn(tokens);
    session.setUser(user);
    expect(session.get()).toEqual({
      user,
      isGuest: false,
      isChecking: false,
      error: null,
      needsEmailVerification: false,
    });
    expect(stored.has("guestMode")).toBe(false);
  });

  it("removes user, tokens and errors when guest mode starts", () => {
    session.signIn(tokens);
    session.setUser(user);
    session.fail("Login failed");
    session.continueAsGuest();
    expect(session.get()).toMatchObject({ user: null, isGuest: true, error: null });
    expect(session.bearer()).toBeNull();
  });

  it("removes everything on logout", () => {
    session.signIn(tokens);
    session.setUser(user);
    session.requireEmailVerification();
    session.clear();
    expect(stored.size).toBe(0);
    expect(session.get()).toMatchObject({
      user: null,
      isGuest: false,
      error: null,
      needsEmailVerification: false,
    });
  });

  it("sends no token in guest mode, even if one is stored", () => {
    stored.set("token", "left over");
    stored.set("guestMode", "true");
    const started = createSessionStore(storage);
    expect(started.get().isGuest).toBe(true);
    expect(started.get().isChecking).toBe(false);
    expect(started.bearer()).toBeNull();
  });

  it("starts with a check when a token is stored", () => {
    stored.set("token", "access");
    const started = createSessionStore(storage);
    expect(started.get()).toMatchObject({ user: null, isChecking: true });
    expect(started.bearer()).toBe("access");
  });

  it("stays in guest mode when an invalid token is removed", () => {
    session.continueAsGuest();
    session.expire();
    expect(session.get().isGuest).toBe(true);
  });

  it("notifies its listeners until they unsubscribe", () => {
    let changes = 0;
    const leave = session.subscribe(() => {
      changes += 1;
    });
    session.requireEmailVerification();
    leave();
    session.emailVerified();
    expect(changes).toBe(1);
  });
});

describe("another tab", () => {
  it("signs this tab out when it signs out", () => {
    session.signIn(tokens);
    session.setUser(user);
    stored.clear();
    expect(session.sync("token")).toBe("signed-out");
    expect(session.get()).toMatchObject({ user: null, isGuest: false });
  });

  it("makes this tab look up the new member", () => {
    stored.set("token", "theirs");
    expect(session.sync("token")).toBe("look-up");
    expect(session.bearer()).toBe("theirs");
  });

  it("puts this tab into guest mode", () => {
    session.signIn(tokens);
    session.setUser(user);
    stored.clear();
    stored.set("guestMode", "true");
    expect(session.sync("guestMode")).toBe("signed-out");
    expect(session.get()).toMatchObject({ user: null, isGuest: true });
  });

  it("changes nothing with other keys", () => {
    stored.set("theme", "dark");
    expect(session.sync("theme")).toBe("nothing");
  });
});
