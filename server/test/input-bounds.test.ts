import { expect, it } from "vitest";
import { z } from "zod";
import { appRouter } from "#server/router.ts";

type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema | false;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  format?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
};

const inputs = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.ZodType[] } }>,
).flatMap(([name, { _def }]) => (_def.inputs[0] ? [[name, _def.inputs[0]] as const] : []));

/**
 * Ids and tokens are only looked up. Names, passwords and page sources are limited by checks that JSON Schema
 * cannot express.
 */
const CHECKED_ELSEWHERE =
  /\.(?:id|\w+Ids?(?:\[\])?|\w*[tT]oken|\w*[pP]assword|name|html): text of any length$/;
/** Columns, roles and counters that only the server sets, although clients can read some of them. */
const SERVER_KEYS = new Set(
  "userId userRowId ownerId ownerRowId owner authorId createdBy rowId recipeRowId loginRowId uuid slug public visibility published likeCount likes isLiked createdAt updatedAt deletedAt disabledAt emailVerified emailVerifiedAt pendingEmail passwordHash role isAdmin admin permissions tier accountTier tierSince tierUntil exempt usage count countAs lifetime operation ownerName confirmed".split(
    " ",
  ),
);

/** Paths in a schema that accept values of any size, unknown keys, or keys that only the server sets. */
function openPlaces(schema: JsonSchema, place: string): string[] {
  if (schema.enum || schema.const !== undefined || schema.$ref) return [];
  const types = [schema.type ?? []].flat();
  const found: string[] = [];
  if (types.includes("string") && schema.maxLength === undefined && schema.format === undefined)
    found.push(`${place}: text of any length`);
  if (types.includes("array") && schema.maxItems === undefined) found.push(`${place}: list of any length`);
  if (types.includes("number") || types.includes("integer")) {
    if (schema.minimum === undefined && schema.exclusiveMinimum === undefined)
      found.push(`${place}: no minimum`);
    if (schema.maximum === undefined && schema.exclusiveMaximum === undefined)
      found.push(`${place}: no maximum`);
  }
  if (schema.additionalProperties !== undefined && schema.additionalProperties !== false)
    found.push(`${place}: unknown keys pass`);
  const branches = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((some) => some ?? []);
  return [
    ...found,
    ...branches.flatMap((branch) => openPlaces(branch, place)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => [
      ...(SERVER_KEYS.has(key) ? [`${place}.${key}: a key that only the server sets`] : []),
      ...openPlaces(inner, `${place}.${key}`),
    ]),
    ...(schema.items ? openPlaces(schema.items, `${place}[]`) : []),
    ...Object.entries(schema.$defs ?? {}).flatMap(([key, inner]) => openPlaces(inner, `${place}#${key}`)),
  ];
}

it.each(inputs)("%s bounds every value and takes no key of the server in its input", (name, input) => {
  const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as JsonSchema;
  expect(openPlaces(schema, name).filter((place) => !CHECKED_ELSEWHERE.test(place))).toEqual([]);
});
