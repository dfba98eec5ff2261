import { beforeEach, expect, it } from "vitest";
import { createIdentityLinkStore } from "./identity-link-store.ts";
import { storageOf } from "./session-fixtures.ts";

let attempts: ReturnType<typeof createIdentityLinkStore>;

beforeEach(() => {
  attempts = createIdentityLinkStore(storageOf());
  const url = "https://issuer.example.org/authorize?client_id=larder&state=own.L3Byb2ZpbGU";
  attempts.begin({ url, userId: "vera", service: "Google", returnTo: "/profile?open=ways" });
});

const answer = { code: "c0de", state: "own.L3Byb2ZpbGU" };

it("continues at its page when the answer has its state", () => {
  expect(attempts.resume(answer)).toBe("/profile?open=ways");
  expect(attempts.take("vera")).toEqual({ service: "Google", answer });
});

it("is not resumed when the answer has another state", () => {
  expect(attempts.resume({ code: "c0de", state: "another" })).toBeNull();
  expect(attempts.take("vera")).toBeNull();
});

it("is not resumed when the provider's address had no state", () => {
  const url = "https://issuer.example.org/authorize";
  attempts.begin({ url, userId: "vera", service: "Google", returnTo: "/profile" });
  expect(attempts.resume({ code: "c0de", state: "" })).toBeNull();
});

it("is taken once when it was answered", () => {
  expect(attempts.take("vera")).toBeNull();
  attempts.resume({ error: "access_denied", state: answer.state });
  expect(attempts.take("vera")?.answer).toEqual({ error: "access_denied", state: answer.state });
  expect(attempts.take("vera")).toBeNull();
});

it("is dropped when another member is signed in", () => {
  attempts.resume(answer);
  expect(attempts.take("mara")).toBeNull();
  expect(attempts.take("vera")).toBeNull();
});

it("waits for its member when it was answered and not taken", () => {
  expect(attempts.waitingService()).toBeNull();
  attempts.resume(answer);
  expect(attempts.waitingService()).toBe("Google");
  attempts.take("vera");
  expect(attempts.waitingService()).toBeNull();
});
