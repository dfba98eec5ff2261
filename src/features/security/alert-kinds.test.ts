import { expect, it } from "vitest";
import { sortWaiting } from "./alert-kinds.ts";

const alert = (id: string, status: "pending" | "resolved", relatedSessionId: string | null) => ({
  id,
  status,
  relatedSessionId,
});
const places = [
  { id: "here", isCurrent: true },
  { id: "there", isCurrent: false },
];

it("sets apart what waits and is about the login in which it is read", () => {
  const alerts = [
    alert("a", "pending", "there"),
    alert("b", "pending", "here"),
    alert("c", "pending", null),
    alert("d", "resolved", "there"),
  ];
  const { own, others } = sortWaiting(alerts, places);
  expect(own.map(({ id }) => id)).toEqual(["b"]);
  expect(others.map(({ id }) => id)).toEqual(["a", "c"]);
});

it("takes every alert for one of others where nobody knows which login this is", () => {
  expect(sortWaiting([alert("a", "pending", "here")], []).others).toHaveLength(1);
});
