import { afterEach, expect, it } from "vitest";
import { session } from "./session.ts";
import { memberOf } from "./session-fixtures.ts";
import { hasSignedOut, noteSignOut, whenSignedOut } from "./signed-out.ts";

afterEach(() => session.clear());

it("holds for the one who signed out, until that one comes back", () => {
  session.welcome(memberOf("vera"));
  noteSignOut("vera");
  // Still here for a moment: that is no coming back.
  session.fail("something else");
  session.clear();
  expect(hasSignedOut("vera")).toBe(true);
  session.welcome(memberOf("ada"));
  expect(hasSignedOut("vera")).toBe(true);
  expect(hasSignedOut("ada")).toBe(false);
  session.clear();
  session.welcome(memberOf("vera"));
  expect(hasSignedOut("vera")).toBe(false);
});

it("does not hold for whose session was ended from elsewhere", () => {
  session.welcome(memberOf("vera"));
  session.expire();
  expect(hasSignedOut("vera")).toBe(false);
});

it("is heard by whatever still holds something, while the session is there", () => {
  const heard: (string | undefined)[] = [];
  whenSignedOut(() => heard.push(session.get().user?.id));
  session.welcome(memberOf("vera"));
  noteSignOut("vera");
  expect(heard).toEqual(["vera"]);
});
