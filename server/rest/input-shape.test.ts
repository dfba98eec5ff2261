import { expect, it } from "vitest";
import { z } from "zod";
import { toSnakeKey } from "#server/lib/snake-case-json.ts";
import { countMaxJsonTokens, createInputShapeOfSchema, pickKnownFields } from "./input-shape.ts";

const Step = z.object({ stepNumber: z.int() }).meta({ id: "ShapeTestStep" });
const Input = z.object({
  bodyText: z.string(),
  steps: z.array(z.union([z.string(), Step])).max(3),
  byPlace: z.record(z.string(), Step).default({}),
  anyTags: z.array(z.unknown()).optional(),
});
const take = (sent: unknown) => pickKnownFields(sent, createInputShapeOfSchema(Input), toSnakeKey);

it("takes known fields by their snake_case names, at any depth, and drops the others", () => {
  expect(
    take({
      body_text: "a",
      bodyText: "b",
      other: 1,
      steps: ["x", { step_number: 2, stepNumber: 3, odd: [] }],
    }),
  ).toEqual({ bodyText: "a", steps: ["x", { stepNumber: 2 }] });
});

it("keeps the keys of records unchanged", () => {
  const sent = JSON.parse(
    '{"by_place":{"0":{"step_number":1},"aB_c":{"step_number":2},"__proto__":{"x":1}}}',
  );
  const known = take(sent) as { byPlace: object };
  expect(Object.entries(known.byPlace)).toEqual([
    ["0", { stepNumber: 1 }],
    ["aB_c", { stepNumber: 2 }],
  ]);
  expect(Object.getPrototypeOf(known.byPlace)).toBe(Object.prototype);
});

it("takes one item more than a list may have, so that the schema reports it", () => {
  expect(take({ steps: Array.from({ length: 50 }, () => ({})) })).toEqual({ steps: [{}, {}, {}, {}] });
});

it("leaves a value of another type to the schema", () => {
  for (const sent of [null, 1, "a", true, undefined]) expect(take(sent)).toBe(sent);
  expect(take({ steps: { step_number: 1 }, by_place: [1], body_text: { step_number: 1 } })).toEqual({
    steps: { step_number: 1 },
    byPlace: [1],
    bodyText: { step_number: 1 },
  });
  expect(take({ any_tags: [{ a_b: 1 }] })).toEqual({ anyTags: [{ a_b: 1 }] });
});

it("ends at a recursive schema", () => {
  type Tree = { inner?: Tree | undefined };
  const Nested: z.ZodType<Tree> = z.lazy(() => z.object({ inner: Nested.optional() }));
  expect(pickKnownFields({ inner: { inner: {} } }, createInputShapeOfSchema(Nested), toSnakeKey)).toEqual({
    inner: { inner: {} },
  });
});

it("predicts the maximum number of JSON values", () => {
  const shape = { body_text: "a", steps: [{ step_number: 1 }, { step_number: 2 }, { step_number: 3 }] };
  const signs = (JSON.stringify(shape).match(/[[{:,]|"[^"]*"/g) ?? []).length;
  expect(countMaxJsonTokens(createInputShapeOfSchema(Input))).toBeGreaterThan(signs);
});
