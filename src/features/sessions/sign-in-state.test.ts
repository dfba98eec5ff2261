import { expect, it } from "vitest";
import { SessionEnd } from "#server/features/sessions/schema.ts";
import { readSignInState } from "./sign-in-state.ts";

it("fills in the address that was handed over", () => {
  expect(readSignInState({ email: "vera@example.org", from: "/recipes" })).toEqual({
    email: "vera@example.org",
    isTrusted: false,
    isEnded: false,
    reason: null,
  });
  expect(readSignInState({ from: "/recipes", isEnded: true }).isEnded).toBe(true);
  expect(readSignInState({ email: "vera@example.org", isTrusted: true }).isTrusted).toBe(true);
});

it.each([null, undefined, "vera", 7, {}, { email: 7, isTrusted: "yes", isEnded: 1, reason: "other" }])(
  "fills in nothing for %j",
  (state) => {
    expect(readSignInState(state)).toEqual({ email: "", isTrusted: false, isEnded: false, reason: null });
  },
);

it.each(SessionEnd.options)("a reason is readable when the server says %s", (reason) => {
  expect(readSignInState({ isEnded: true, reason }).reason).toBe(reason);
});
