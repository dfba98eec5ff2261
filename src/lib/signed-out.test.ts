import { afterEach, expect, it } from "vitest";
import { session } from "./session.ts";
import { memberOf } from "./session-fixtures.ts";
import { announceSignOut, hasMemberSignedOut, onSignOutInAnyTab } from "./signed-out.ts";

afterEach(() => session.clear());

it("a member has signed out until the same member signs in", () => {
  session.setUser(memberOf("vera"));
  announceSignOut("vera");
  // The session still has its member until `clear`, which is no new sign-in.
  session.fail("something else");
  session.clear();
  expect(hasMemberSignedOut("vera")).toBe(true);
  session.setUser(memberOf("ada"));
  expect(hasMemberSignedOut("vera")).toBe(true);
  expect(hasMemberSignedOut("ada")).toBe(false);
  session.clear();
  session.setUser(memberOf("vera"));
  expect(hasMemberSignedOut("vera")).toBe(false);
});

it("a session that ended elsewhere is no sign-out", () => {
  session.setUser(memberOf("vera"));
  session.expire();
  expect(hasMemberSignedOut("vera")).toBe(false);
});

it("listeners run while the session still exists", () => {
  const heard: (string | undefined)[] = [];
  onSignOutInAnyTab(() => heard.push(session.get().user?.id));
  session.setUser(memberOf("vera"));
  announceSignOut("vera");
  expect(heard).toEqual(["vera"]);
});
