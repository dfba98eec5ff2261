import { expect, test } from "vitest";
import { isRoomFor } from "./room-left.ts";

const none = { recipesCreated: 0, recipesImported: 0, ocrOperations: 0 };
const most = { recipes: 3, imports: 2, ocr: 1 };

test("quota remains until the daily or the lifetime limit is used up", () => {
  const limits = { daily: most, monthly: most, lifetime: { ...most, recipes: "unlimited", ocr: 9 } } as const;
  const usage = { daily: none, monthly: null, lifetime: none };
  expect(isRoomFor("recipes", { usage, limits })).toBe(true);
  expect(isRoomFor("ocr", { usage, limits })).toBe(true);
  const today = { ...usage, daily: { ...none, ocrOperations: 1 } };
  expect(isRoomFor("ocr", { usage: today, limits })).toBe(false);
  expect(isRoomFor("recipes", { usage: today, limits })).toBe(true);
  const inAll = { ...usage, lifetime: { ...none, recipesCreated: 500, ocrOperations: 9 } };
  expect(isRoomFor("ocr", { usage: inAll, limits })).toBe(false);
  expect(isRoomFor("recipes", { usage: inAll, limits })).toBe(true);
});
