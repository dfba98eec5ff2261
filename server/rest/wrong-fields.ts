import { z } from "zod";
import type { FieldError } from "#server/errors.ts";
import { toFieldErrors } from "#server/field-errors.ts";
import { isObjectButNotBytes } from "#server/lib/snake-case-json.ts";

type Shape = {
  $ref?: string;
  $defs?: Record<string, Shape>;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
  maxLength?: number;
  maxItems?: number;
};

/**
 * Finds the VALIDATION errors of an input schema by validating wrong values of each JSON Schema type. Returns
 * one error per text; its `loc` begins with "body" and has camelCase keys. `inPath` are the path parameters,
 * which are always valid.
 */
export function findValidationErrors(schema: z.ZodType, inPath: readonly string[] = []): FieldError[] {
  const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
  const pathAlone = Object.fromEntries(inPath.map((name) => [name, name]));
  const found = new Map<string, FieldError>();
  for (const value of generateWrongValues(shape, shape.$defs ?? {})) {
    const addressed = inPath.length > 0 && isObjectButNotBytes(value);
    const { error } = schema.safeParse(addressed ? { ...value, ...pathAlone } : value);
    for (const field of error ? toFieldErrors(error) : [])
      if (!found.has(field.msg)) found.set(field.msg, field);
  }
  return [...found.values()];
}

function* generateWrongValues(shape: Shape, named: Record<string, Shape>): Generator<unknown> {
  const shouldFail = named[shape.$ref?.replace("#/$defs/", "") ?? ""];
  if (shouldFail) yield* generateWrongValues(shouldFail, named);
  for (const choice of shape.anyOf ?? []) yield* generateWrongValues(choice, named);
  if (shape.enum) yield "no such value";
  const types = [shape.type ?? []].flat();
  if (types.includes("object")) {
    yield {};
    for (const [name, part] of Object.entries(shape.properties ?? {})) {
      for (const value of generateWrongValues(part, named)) yield { [name]: value };
    }
  }
  if (types.includes("array")) {
    yield "no list";
    yield [];
    if (shape.maxItems !== undefined) yield Array.from({ length: shape.maxItems + 1 }, () => null);
    for (const value of generateWrongValues(shape.items ?? {}, named)) yield [value];
  }
  if (types.includes("string")) {
    yield 1;
    yield "";
    yield "no such value, nor one of this length";
    // A list with more comma-separated words than any field accepts.
    yield "a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t";
    if (shape.maxLength !== undefined) yield "x".repeat(shape.maxLength + 1);
  }
  if (types.includes("boolean")) yield "maybe";
  if (types.includes("number") || types.includes("integer")) {
    yield "many";
    yield 0.5;
    yield -1;
    yield 0;
    yield 1e12;
  }
}
