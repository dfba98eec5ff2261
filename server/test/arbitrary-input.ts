import fc from "fast-check";

export type JsonSchema = { [key: string]: unknown };

/** Texts that are known to break parsers and databases. */
export const ODD_TEXTS = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u2028",
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e999",
  "__proto__",
  "constructor",
  "' or 1=1 --",
  '"; drop table users; --',
  "%",
  "*",
  "a AND NOT b",
  'NEAR("a" "b")',
  "{{7*7}}",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "javascript:alert(1)",
  "🍅👩‍🍳",
  "é\u0301",
  "\u202eevil",
  "x".repeat(300),
  "1/0 cup",
  "½ ½ ½",
  "9".repeat(400),
];
const oddText = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: "binary", maxLength: 40 }));
const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), oddText, fc.double(), fc.maxSafeInteger());

/** `odd` (default true) mixes in values that the schema does not allow. */
type Options = { odd?: boolean };

function textOf(schema: JsonSchema, { odd = true }: Options): fc.Arbitrary<unknown> {
  if (schema.format === "uuid") return odd ? fc.oneof(fc.uuid(), oddText) : fc.uuid();
  const longest = Math.min(Number(schema.maxLength ?? 30), 30);
  const right = fc.string({ minLength: 1, maxLength: longest });
  return odd ? fc.oneof({ weight: 3, arbitrary: right }, oddText) : right;
}

function typed(
  type: string,
  schema: JsonSchema,
  components: JsonSchema,
  options: Options,
): fc.Arbitrary<unknown> {
  const min = Math.max(Number(schema.minimum ?? -1000), -1_000_000);
  const max = Math.min(Number(schema.maximum ?? 1000), 1_000_000);
  if (type === "string") return textOf(schema, options);
  if (type === "integer") return fc.integer({ min, max });
  if (type === "number") return fc.double({ min, max, noNaN: true });
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  if (type === "array") {
    const items = arbitraryOf((schema.items ?? {}) as JsonSchema, components, options);
    return fc.array(items, { minLength: 1, maxLength: 3 });
  }
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  const field = (part: JsonSchema) => {
    const right = arbitraryOf(part, components, options);
    if (options.odd === false) return right;
    return fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: anything });
  };
  const fields = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, field(part)]));
  return fc.record(fields, { requiredKeys: (schema.required ?? []) as string[] });
}

/** Generates values of a JSON Schema. Some are invalid, unless `odd` is false. */
export function arbitraryOf(
  schema: JsonSchema,
  components: JsonSchema,
  options: Options = {},
): fc.Arbitrary<unknown> {
  if (typeof schema.$ref === "string") {
    return arbitraryOf(components[schema.$ref.split("/").pop() ?? ""] as JsonSchema, components, options);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, components, options)));
  const types = [schema.type ?? []].flat() as string[];
  if (types.length === 0) return anything;
  return fc.oneof(...types.map((type) => typed(type, schema, components, options)));
}

/** A path segment where a path has an id. */
export const arbitraryId = fc.oneof(oddText, fc.string({ maxLength: 60 }), fc.uuid());
