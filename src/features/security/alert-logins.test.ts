import { expect, it } from "vitest";
import { MOST_PLACES } from "#server/features/security/schema.ts";
import { loginsWords } from "./alert-logins.ts";

const about = (relatedSessionId: string | null, at = 1) =>
  ({
    alertType: "new_device",
    status: "pending",
    relatedSessionId,
    createdAt: new Date(at).toISOString(),
  }) as const;
const NOW = 1_000;
const places = [{ id: "a" }, { id: "b" }];

it.each([
  [["a"], "Still signed in"],
  [["a", "b"], "Still signed in"],
  [["a", "gone"], "1 of 2 still signed in"],
  [["gone"], "Signed out since"],
  [["gone", "gone too"], "Signed out since"],
])("of sign-ins %j is said: %s", (ids, said) => {
  const alerts = ids.map((id) => about(id));
  expect(loginsWords(alerts, places, NOW)?.said).toBe(said);
});

it.each([
  ["its alert is newer than the list", NOW + 1, NOW],
  ["the list is asked for again, or that failed", 1, null],
])("none is called signed out where %s, and its line is kept", (_, at, asOf) => {
  const silent = { isLive: false, said: "" };
  expect(loginsWords([about("new", at)], places, asOf)).toEqual(silent);
  expect(loginsWords([about("a"), about("new", at)], places, asOf)).toEqual(silent);
  // What is listed is signed in all the same.
  expect(loginsWords([about("a", at)], places, asOf)?.said).toBe("Still signed in");
});

it("nothing is said of what is not known", () => {
  expect(loginsWords([about("a")], undefined, NOW)).toBeNull();
  expect(loginsWords([about(null)], places, NOW)).toBeNull();
  expect(loginsWords([about("a"), about(null)], places, NOW)).toBeNull();
  const all = Array.from({ length: MOST_PLACES }, (_, n) => ({ id: `${n}` }));
  expect(loginsWords([about("older")], all, NOW)).toBeNull();
  expect(loginsWords([about("7")], all, NOW)?.isLive).toBe(true);
});

it("nothing is said of what is answered, or of what is no sign-in", () => {
  expect(loginsWords([{ ...about("a"), status: "resolved" }], places, NOW)).toBeNull();
  expect(loginsWords([{ ...about("a"), alertType: "password_changed" }], places, NOW)).toBeNull();
});
