import { describe, expect, it } from "vitest";
import { decodeReturnPathOfOAuthState, encodeOAuthState, isSafeReturnPath } from "./policy.ts";

describe("the path to go back to", () => {
  it.each([
    "/",
    "/recipes",
    "/recipes/0191?x=1#steps",
    "/search?q=https://a.example//b",
    "/search?q=crème%20brûlée",
  ])("may be %s, and comes back as it was", (path) => {
    expect(isSafeReturnPath(path)).toBe(true);
    expect(decodeReturnPathOfOAuthState(encodeOAuthState("secret", path))).toBe(path);
  });

  it.each([
    "",
    "recipes",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "/recipes\\..",
    "/\t/elsewhere.example",
    "/\n/elsewhere.example",
    "\t//elsewhere.example",
    " /recipes",
    "https://elsewhere.example/",
    "javascript:alert(1)",
  ])("may not be %j", (path) => {
    expect(isSafeReturnPath(path)).toBe(false);
    expect(decodeReturnPathOfOAuthState(encodeOAuthState("secret", path))).toBeNull();
  });

  it.each(["", "secret", "secret.", "secret.%%%", "secret._w", "..", "secret.Ly9l.x"])(
    "is none in the state %j",
    (state) => {
      expect(decodeReturnPathOfOAuthState(state)).toBeNull();
    },
  );

  it("is none where none was asked for", () => {
    expect(encodeOAuthState("secret", null)).toBe("secret.");
    expect(decodeReturnPathOfOAuthState(encodeOAuthState("secret", null))).toBeNull();
  });
});
