import { afterEach, expect, it } from "vitest";
import { session } from "./session.ts";
import { memberOf } from "./session-fixtures.ts";
import { announceSignOut, hasSignedOut, whenSignedOut } from "./signed-out.ts";

afterEach(() => session.clear());

it("a member has signed out until the same member signs in", () => {
  session.setUser(memberOf("vera"));
  announceSignOut("vera");
  // The session still exists for a moment, which is no new sign-in.
  session.fail("something else");
  session.clear();
  expect(hasSignedOut("vera")).toBe(true);
  session.setUser(memberOf("ada"));
  expect(hasSignedOut("vera")).toBe(true);
  expect(hasSignedOut("ada")).toBe(false);
  session.clear();
  session.setUser(memberOf("vera"));
  expect(hasSignedOut("vera")).toBe(false);
});

it("a session that ended elsewhere is no sign-out", () => {
  session.setUser(memberOf("vera"));
  session.expire();
  expect(hasSignedOut("vera")).toBe(false);
});

it("listeners run while the session still exists", () => {
  const heard: (string | undefined)[] = [];
  whenSignedOut(() => heard.push(session.get().user?.id));
  session.setUser(memberOf("vera"));
  announceSignOut("vera");
  expect(heard).toEqual(["vera"]);
});
