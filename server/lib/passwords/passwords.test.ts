import { expect, test } from "vitest";
import { QueueFullError } from "../work/bounded-queue.ts";
import { createPasswordHasher, MAX_PASSWORD_BYTES } from "./passwords.ts";

test("a password matches only its own hash", async () => {
  const passwords = createPasswordHasher();
  const hash = await passwords.hash("Blue-Kettle-42!");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(hash, "Blue-Kettle-42!")).toBe(true);
  expect(await passwords.verify(hash, "blue-Kettle-42!")).toBe(false);
  expect(await passwords.hash("Blue-Kettle-42!")).not.toBe(hash);
});

test("long and non-ASCII passwords count to the last byte", async () => {
  const passwords = createPasswordHasher();
  const long = "щ🍲".repeat(80);
  const hash = await passwords.hash(`${long}a`);
  expect(await passwords.verify(hash, `${long}a`)).toBe(true);
  expect(await passwords.verify(hash, `${long}b`)).toBe(false);
});

test("an unknown account costs a hash and never matches", async () => {
  const passwords = createPasswordHasher();
  expect(await passwords.verifyDummy("Blue-Kettle-42!")).toBe(false);
  const hash = createPasswordHasher({ concurrency: 1, maxWaiting: 0 });
  const running = hash.verifyDummy("first");
  await expect(hash.verifyDummy("second")).rejects.toBeInstanceOf(QueueFullError);
  expect(await running).toBe(false);
});

test("an unreadable hash does not match and throws nothing", async () => {
  const passwords = createPasswordHasher();
  expect(await passwords.verify("", "x")).toBe(false);
  expect(await passwords.verify("$argon2id$v=19$m=19456,t=2,p=1$broken", "x")).toBe(false);
  expect(await passwords.verify("plain", "plain")).toBe(false);
});

test("a too long password is refused before it is hashed", async () => {
  const passwords = createPasswordHasher();
  await expect(passwords.hash("a".repeat(MAX_PASSWORD_BYTES + 1))).rejects.toBeInstanceOf(RangeError);
  const hash = await passwords.hash("a".repeat(MAX_PASSWORD_BYTES));
  expect(await passwords.verify(hash, "a".repeat(1_000_000))).toBe(false);
});
