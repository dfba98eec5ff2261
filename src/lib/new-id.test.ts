import { expect, test } from "vitest";
import { z } from "zod";
import { newId } from "./new-id.ts";

test("ids are valid and unique", () => {
  const made = new Set(Array.from({ length: 200 }, newId));
  expect(made.size).toBe(200);
  for (const id of made) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
});
