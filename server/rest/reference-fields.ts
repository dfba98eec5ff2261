import { escapeHtml } from "#server/lib/escape-html.ts";

type Json = { [key: string]: unknown };

/** Escapes a sentence for HTML and turns text in backticks into `code` elements. */
export function backticksToCodeHtml(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

/**
 * Whether a client sends the fields, which may be required, or gets them in the response, which may omit
 * some.
 */
export type Direction = "sent" | "answered";

/** HTML list of the fields of an object with type and description; for another schema its type alone. */
export function renderFieldList(schema: Json, direction: Direction): string {
  const properties = schema.properties as Record<string, Json> | undefined;
  if (!properties)
    return `<p class="type">${formatTypeName(schema)}</p>${renderNestedFields(schema, direction)}`;
  const required = (schema.required ?? []) as string[];
  const noteOf = (name: string) => {
    if (direction === "sent") return required.includes(name) ? "required" : "";
    return required.includes(name) ? "" : "may be absent";
  };
  const entries = Object.entries(properties).map(([name, part]) =>
    renderFieldEntry({ name, part, note: noteOf(name), direction: direction }),
  );
  return `<dl>${entries.join("")}</dl>`;
}

type Entry = { name: string; part: Json; note: string; direction: Direction };

/** HTML of a field or parameter: name, note, type, description and nested fields. */
export function renderFieldEntry({ name, part, note, direction }: Entry): string {
  const says = typeof part.description === "string" ? `<p>${backticksToCodeHtml(part.description)}</p>` : "";
  const noteHtml = note ? ` <span class="note">${note}</span>` : "";
  return `<div><dt><code>${escapeHtml(name)}</code>${noteHtml}</dt><dd><span class="type">${formatTypeName(part)}</span>${says}${renderNestedFields(part, direction)}</dd></div>`;
}

/** The fields of unnamed objects in a schema, also inside lists and unions. */
function renderNestedFields(schema: Json, direction: Direction): string {
  if (schema.properties) return renderFieldList(schema, direction);
  const inner = [
    schema.items,
    schema.additionalProperties,
    ...((schema.anyOf ?? schema.oneOf ?? []) as unknown[]),
  ];
  const lists = inner
    .filter((part): part is Json => typeof part === "object" && part !== null)
    .map((part) => (part.$ref ? "" : renderNestedFields(part, direction)))
    .filter(Boolean);
  return lists.join(`<p class="note">or</p>`);
}

/** A short name of a type, for example "whole number, 1 to 100", "list of Recipe" or "text or null". */
function formatTypeName(schema: Json): string {
  if (typeof schema.$ref === "string") {
    const name = schema.$ref.split("/").pop() as string;
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if (Array.isArray(schema.enum))
    return addBoundsToTypeName(schema.enum.map(renderValueAsCode).join(" "), schema);
  if (schema.const !== undefined) return renderValueAsCode(schema.const);
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (choices) return addBoundsToTypeName([...new Set(choices.map(formatTypeName))].join(" or "), schema);
  if (schema.type === "array")
    return addBoundsToTypeName(`list of ${formatTypeName((schema.items ?? {}) as Json)}`, schema);
  const names: Record<string, string> = {
    string: "text",
    integer: "whole number",
    null: "null",
    boolean: "true or false",
  };
  const name =
    schema.format === "binary" ? "a file" : (names[String(schema.type)] ?? String(schema.type ?? "anything"));
  return addBoundsToTypeName(name, schema);
}

const FORMATS: Record<string, string> = {
  "date-time": "ISO 8601",
  uuid: "UUID",
  uri: "address",
};

function addBoundsToTypeName(name: string, schema: Json): string {
  const { minimum, maximum, maxLength, minLength, maxItems, minItems } = schema;
  const isBounded = minimum !== undefined && maximum !== undefined && Math.abs(Number(maximum)) < 1e9;
  const bounds = [
    FORMATS[String(schema.format)] ?? "",
    isBounded ? `${minimum} to ${maximum}` : "",
    maxLength === undefined ? "" : `${minLength ? `${minLength} to` : "up to"} ${maxLength} characters`,
    maxItems === undefined ? "" : `${minItems ? `${minItems} to` : "up to"} ${maxItems}`,
    schema.default === undefined ? "" : `default ${renderValueAsCode(schema.default)}`,
  ];
  return [name, ...bounds.filter(Boolean)].join(", ");
}

function renderValueAsCode(value: unknown): string {
  return `<code>${escapeHtml(typeof value === "string" ? value : JSON.stringify(value))}</code>`;
}
