import { expect, test } from "vitest";
import { z } from "zod";
import { createRandomUuid } from "./new-id.ts";

test("ids are valid and unique", () => {
  const ids = new Set(Array.from({ length: 200 }, createRandomUuid));
  expect(ids.size).toBe(200);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
});
