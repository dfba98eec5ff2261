import { describe, expect, test } from "vitest";
import { COMMON_PASSWORD_WORDS, isCommonPassword } from "./common-passwords.ts";

describe("refuses what is guessed first", () => {
  test.each(
    [
      "Password1!|Lovely123!|Ranger1!|P@ssw0rd|P@$$w0rd123|Pa55word!|Qwerty123!|Welcome2024!|Welc0me1!",
      "Larder123!|L@rd3r2026!|Summer2025!|Abc123!@#|Abcd1234!|1qaz!QAZ|1qaz@WSX|Zaq1@wsx|!QAZ2wsx",
      "Aa123456!|Ab123456!|Admin@123|Test1234!|Iloveyou1!|Monkey12!!|Dragon99!|Michael1987!|Liverpool1!",
      "Drowssap1!|Letmein123!|Contraseña1!|Passw0rd!Passw0rd!|aZ1!aZ1!aZ1!|Asdfghjkl1!|Q1w2e3r4t5!",
      "Changeme1!|Superman01!|Aaaaaaaa1!",
    ].flatMap((row) => row.split("|")),
  )("%s", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });
});

describe("lets pass what is not", () => {
  test.each(
    [
      "Blue-Kettle-42!|xK9#mQ2!vL|Tr0ub4dor&3|Rhubarb&Gate91|gqvB7!wz|кастрюля-Ложка7!|Quiet!harbour_09",
    ].flatMap((row) => row.split("|")),
  )("%s", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

test("every listed word with the usual decoration is refused", () => {
  const passed = [...COMMON_PASSWORD_WORDS]
    .flatMap((word) => {
      const capital = word.slice(0, 1).toUpperCase() + word.slice(1);
      return [`${capital}1!`, `${capital}123!`, `${capital}@123`, `${capital}2024!`, `!${capital}01`];
    })
    .filter((password) => !isCommonPassword(password));
  expect(passed).toEqual([]);
  expect(COMMON_PASSWORD_WORDS.size).toBeGreaterThanOrEqual(300);
});

test("a person's own words count as common", () => {
  expect(isCommonPassword("Grzegorz77!")).toBe(false);
  expect(isCommonPassword("Grzegorz77!", ["grzegorz"])).toBe(true);
});

test("a password of any length is answered", () => {
  expect(isCommonPassword("")).toBe(true);
  expect(isCommonPassword("a".repeat(1_000_000))).toBe(true);
  expect(isCommonPassword("xK9#mQ2!vL".repeat(50))).toBe(false);
  expect(isCommonPassword("İıﬀ🍲".repeat(100))).toBe(false);
});
