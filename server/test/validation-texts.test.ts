import { describe, expect, it } from "vitest";
import { z } from "zod";
import { toFieldErrors } from "#server/field-errors.ts";
import { appRouter } from "#server/router.ts";
import { validationTexts } from "#server/texts/en/answers.ts";

type Json = { type?: string | string[]; anyOf?: Json[]; properties?: Record<string, Json>; items?: Json };

const catalogue: ReadonlySet<string> = new Set(Object.values(validationTexts));
const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.ZodType[] } }>,
).flatMap(([name, { _def }]) => (_def.inputs[0] ? [[name, _def.inputs[0]] as const] : []));

const WRONG: readonly unknown[] = [
  undefined,
  null,
  true,
  5,
  -1,
  0.5,
  1e12,
  Number.NaN,
  10n,
  new Date(0),
  "",
  " ",
  "maybe",
  "constructor",
  "x".repeat(6_000_000),
  [],
  ["salt"],
  [5],
  [null],
  [[]],
  [{}],
  Array.from({ length: 1001 }, () => "x"),
  {},
  { text: 5 },
];

/** Inputs with one wrong value each, for all paths of the schema. */
function* wrongInputs(schema: Json): Generator<unknown> {
  yield* WRONG;
  for (const option of schema.anyOf ?? []) yield* wrongInputs(option);
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    for (const value of wrongInputs(inner)) yield { [name]: value };
  }
  if (schema.items) for (const value of wrongInputs(schema.items)) yield [value];
}

/** The invalid fields as "path: message". */
function fieldsOf(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error ? toFieldErrors(error) : []).map(({ loc, msg }) => `${loc.join(".")}: ${msg}`);
}

function schemaOf(name: string): z.ZodType {
  const found = procedures.find(([key]) => key === name);
  if (!found) throw new Error(`No procedure ${name} takes an input`);
  return found[1];
}

describe("errors of a wrong input", () => {
  it.each(procedures)("%s names every wrong field in a text of the catalogue", (_, schema) => {
    const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }) as Json;
    const strange = new Set<string>();
    let refused = 0;
    for (const value of wrongInputs(json)) {
      const fields = fieldsOf(schema, value);
      if (fields.length > 0) refused += 1;
      for (const field of fields)
        if (!catalogue.has(field.slice(field.indexOf(": ") + 2))) strange.add(field);
    }
    expect([...strange]).toEqual([]);
    // The input of the logout is never refused.
    if (schema !== schemaOf("sessions.logout")) expect(refused).toBeGreaterThan(5);
  });

  it.each([
    ["accounts.register", [], ["body: Must be an object with named fields"]],
    ["recipes.list", { sortBy: "x" }, ["body.sortBy: Must be one of the allowed values"]],
    ["recipes.list", { isPublic: "maybe" }, ["body.isPublic: Must be true or false"]],
    ["recipes.get", {}, ["body.id: This field is required"]],
    ["recipes.get", { id: 5 }, ["body.id: Must be text"]],
    ["search.advanced", { hasImage: "maybe" }, ["body.hasImage: Must be true or false"]],
    [
      "recipes.create",
      {
        title: "Leek pie",
        ingredients: ["salt"],
        instructions: [{ instruction: "Bake.", stepNumber: "q" }],
        notes: 5,
        privacySource: "X",
        tags: 5,
      },
      [
        "body.notes: Must be text",
        "body.privacySource: Must be one of the allowed values",
        "body.tags: This value cannot be used",
        "body.ingredients.0: Must be an object with named fields",
        "body.instructions.0.stepNumber: Must be a number",
      ],
    ],
    [
      "imports.save",
      {
        title: "Leek pie",
        ingredients: ["1 leek"],
        instructions: ["Bake.", { text: 5 }, 5],
        ingredientSections: [{ at: 0, heading: 5 }],
      },
      [
        "body.instructions.1.text: Must be text",
        "body.instructions.2: This value cannot be used",
        "body.ingredientSections.0.heading: Must be text",
      ],
    ],
  ])("%s of %j", (name, value, expected) => {
    expect(fieldsOf(schemaOf(name), value).sort()).toEqual([...expected].sort());
  });
});
