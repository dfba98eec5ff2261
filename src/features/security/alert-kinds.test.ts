import { expect, it } from "vitest";
import { AlertType } from "#server/features/security/schema.ts";
import { gravestFirst, isAboutHere, isAnswerable } from "./alert-kinds.ts";

const places = [
  { id: "here", isCurrent: true },
  { id: "there", isCurrent: false },
];

it.each([
  ["here", true],
  ["there", false],
  [null, false],
])("an alert of the login %s is about the one in which it is read: %s", (relatedSessionId, isHere) =>
  expect(isAboutHere({ relatedSessionId }, places)).toBe(isHere),
);

it("nobody is asked whether they were behind a lock or many wrong passwords", () => {
  const asked = AlertType.options.filter((alertType) => isAnswerable({ alertType }));
  const others = ["brute_force", "account_lockout"];
  expect(asked).toEqual(AlertType.options.filter((alertType) => !others.includes(alertType)));
  expect(asked).toEqual(expect.arrayContaining(["identity_added", "identity_removed"]));
});

it("the gravest come first, those of one severity as they stood", () => {
  const told = [
    ["a", "low"],
    ["b", "critical"],
    ["c", "medium"],
    ["d", "critical"],
  ] as const;
  expect(gravestFirst(told, ([, severity]) => severity).map(([id]) => id)).toEqual(["b", "d", "c", "a"]);
});
