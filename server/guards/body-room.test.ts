import { expect, it } from "vitest";
import { createBodyRoom } from "./body-room.ts";
import type { Member } from "./member.ts";

const member = (rowId: number) => ({ rowId }) as Member;

it("gives a member so much at once, and all of them together so much", () => {
  const room = createBodyRoom({ perMember: 10, inAll: 25 });
  room.take(member(1), 6);
  expect(() => room.take(member(1), 5)).toThrow("Too many requests");
  room.take(member(1), 4);
  room.take(member(2), 10);
  expect(() => room.take(member(3), 6)).toThrow("Service unavailable");
  room.take(member(3), 5);
});

it("takes room back once, however often it is given back", () => {
  const room = createBodyRoom({ perMember: 10, inAll: 15 });
  const free = room.take(member(1), 10);
  room.take(member(2), 5);
  free();
  free();
  const again = room.take(member(1), 10);
  expect(() => room.take(member(3), 1)).toThrow("Service unavailable");
  again();
  room.take(member(3), 10);
});
