import { expect, it } from "vitest";
import { MOST_PLACES } from "#server/features/security/schema.ts";
import { loginsWords } from "./alert-logins.ts";

const about = (relatedSessionId: string | null) =>
  ({ alertType: "new_device", status: "pending", relatedSessionId }) as const;
const places = [{ id: "a" }, { id: "b" }];

it.each([
  [["a"], "Still signed in"],
  [["a", "b"], "Still signed in"],
  [["a", "gone"], "1 of 2 still signed in"],
  [["gone"], "Signed out since"],
  [["gone", "gone too"], "Signed out since"],
])("of sign-ins %j is said: %s", (ids, said) => expect(loginsWords(ids.map(about), places)?.said).toBe(said));

it("nothing is said of what is not known", () => {
  expect(loginsWords([about("a")], undefined)).toBeNull();
  expect(loginsWords([about(null)], places)).toBeNull();
  expect(loginsWords([about("a"), about(null)], places)).toBeNull();
  const all = Array.from({ length: MOST_PLACES }, (_, n) => ({ id: `${n}` }));
  expect(loginsWords([about("older")], all)).toBeNull();
  expect(loginsWords([about("7")], all)?.isLive).toBe(true);
});

it("nothing is said of what is answered, or of what is no sign-in", () => {
  expect(loginsWords([{ ...about("a"), status: "resolved" }], places)).toBeNull();
  expect(loginsWords([{ ...about("a"), alertType: "password_changed" }], places)).toBeNull();
});
