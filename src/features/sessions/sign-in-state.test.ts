import { expect, it } from "vitest";
import { SessionEnd } from "#server/features/sessions/schema.ts";
import { parseSignInHistoryState } from "./sign-in-state.ts";

it("reads the passed address", () => {
  expect(parseSignInHistoryState({ email: "vera@example.org", from: "/recipes" })).toEqual({
    email: "vera@example.org",
    isTrusted: false,
    isEnded: false,
    reason: null,
  });
  expect(parseSignInHistoryState({ from: "/recipes", isEnded: true }).isEnded).toBe(true);
  expect(parseSignInHistoryState({ email: "vera@example.org", isTrusted: true }).isTrusted).toBe(true);
});

it.each([null, undefined, "vera", 7, {}, { email: 7, isTrusted: "yes", isEnded: 1, reason: "other" }])(
  "reads no address from %j",
  (state) => {
    expect(parseSignInHistoryState(state)).toEqual({
      email: "",
      isTrusted: false,
      isEnded: false,
      reason: null,
    });
  },
);

it.each(SessionEnd.options)("reads the reason %s", (reason) => {
  expect(parseSignInHistoryState({ isEnded: true, reason }).reason).toBe(reason);
});
