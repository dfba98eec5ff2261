import { expect, it } from "vitest";
import { createBodyMemoryBudget } from "./body-memory-budget.ts";
import type { Member } from "./member.ts";

const member = (rowId: number) => ({ rowId }) as Member;

it("limits the bytes per member and in total", () => {
  const budget = createBodyMemoryBudget({ perMember: 10, inAll: 25 });
  budget.reserve(member(1)).add(6);
  const second = budget.reserve(member(1));
  expect(() => second.add(5)).toThrow("RATE_LIMITED");
  second.add(4);
  budget.reserve(member(2)).add(10);
  const third = budget.reserve(member(3));
  expect(() => third.add(6)).toThrow("UNAVAILABLE");
  third.add(5);
});

it("returns the bytes once when it is released twice", () => {
  const budget = createBodyMemoryBudget({ perMember: 10, inAll: 15 });
  const first = budget.reserve(member(1));
  first.add(4);
  first.add(6);
  budget.reserve(member(2)).add(5);
  first.release();
  first.release();
  const again = budget.reserve(member(1));
  again.add(10);
  expect(() => budget.reserve(member(3)).add(1)).toThrow("UNAVAILABLE");
  again.release();
  budget.reserve(member(3)).add(10);
});

it("counts no bytes when a body arrives after its release", () => {
  const budget = createBodyMemoryBudget({ perMember: 10, inAll: 10 });
  const gone = budget.reserve(member(1));
  gone.release();
  gone.add(10);
  budget.reserve(member(1)).add(10);
});
