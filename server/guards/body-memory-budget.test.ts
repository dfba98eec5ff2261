import { expect, it } from "vitest";
import { createBodyRoom } from "./body-memory-budget.ts";
import type { Member } from "./member.ts";

const member = (rowId: number) => ({ rowId }) as Member;

it("gives a member so much at once, and all of them together so much", () => {
  const room = createBodyRoom({ perMember: 10, inAll: 25 });
  room.hold(member(1)).add(6);
  const second = room.hold(member(1));
  expect(() => second.add(5)).toThrow("RATE_LIMITED");
  second.add(4);
  room.hold(member(2)).add(10);
  const third = room.hold(member(3));
  expect(() => third.add(6)).toThrow("UNAVAILABLE");
  third.add(5);
});

it("takes room back once, however often it is given back", () => {
  const room = createBodyRoom({ perMember: 10, inAll: 15 });
  const first = room.hold(member(1));
  first.add(4);
  first.add(6);
  room.hold(member(2)).add(5);
  first.free();
  first.free();
  const again = room.hold(member(1));
  again.add(10);
  expect(() => room.hold(member(3)).add(1)).toThrow("UNAVAILABLE");
  again.free();
  room.hold(member(3)).add(10);
});

it("holds nothing for a body that came after it was let go", () => {
  const room = createBodyRoom({ perMember: 10, inAll: 10 });
  const gone = room.hold(member(1));
  gone.free();
  gone.add(10);
  room.hold(member(1)).add(10);
});
