import { describe, expect, it } from "vitest";
import { canSignInWithoutIdentity } from "./method-rules.ts";

const google = { id: "google", isAvailable: true };
const former = { id: "former", isAvailable: false };

describe("a linked service", () => {
  it("is removable when the account has a password", () => {
    expect(canSignInWithoutIdentity({ hasPassword: true, identities: [google] }, "google")).toBe(true);
  });

  it("is not removable when nothing else opens the account", () => {
    expect(canSignInWithoutIdentity({ hasPassword: false, identities: [google] }, "google")).toBe(false);
    expect(canSignInWithoutIdentity({ hasPassword: false, identities: [google, former] }, "google")).toBe(
      false,
    );
  });

  it("is removable when another service opens the account", () => {
    const other = { id: "other", isAvailable: true };
    expect(canSignInWithoutIdentity({ hasPassword: false, identities: [google, other] }, "google")).toBe(
      true,
    );
    expect(canSignInWithoutIdentity({ hasPassword: false, identities: [google, former] }, "former")).toBe(
      true,
    );
  });
});
