import { afterEach, expect, it } from "vitest";
import { session } from "./session.ts";
import type { SessionUser } from "./session-store.ts";
import { hasSignedOut, noteSignOut, whenSignedOut } from "./signed-out.ts";

const member = (id: string): SessionUser => ({
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

afterEach(() => session.clear());

it("holds for the one who signed out, until that one comes back", () => {
  session.welcome(member("vera"));
  noteSignOut("vera");
  // Still here for a moment: that is no coming back.
  session.fail("something else");
  session.clear();
  expect(hasSignedOut("vera")).toBe(true);
  session.welcome(member("ada"));
  expect(hasSignedOut("vera")).toBe(true);
  expect(hasSignedOut("ada")).toBe(false);
  session.clear();
  session.welcome(member("vera"));
  expect(hasSignedOut("vera")).toBe(false);
});

it("does not hold for whose session was ended from elsewhere", () => {
  session.welcome(member("vera"));
  session.expire();
  expect(hasSignedOut("vera")).toBe(false);
});

it("is heard by whatever still holds something, while the session is there", () => {
  const heard: (string | undefined)[] = [];
  whenSignedOut(() => heard.push(session.get().user?.id));
  session.welcome(member("vera"));
  noteSignOut("vera");
  expect(heard).toEqual(["vera"]);
});
