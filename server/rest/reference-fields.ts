import { escapeHtml } from "#server/lib/escape-html.ts";

type Json = { [key: string]: unknown };

/** A sentence of the reference as HTML: `code` in backticks is code. */
export function codeTexts(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

/** Whether fields are to be sent, where some have to be, or are answered, where some may be absent. */
export type Way = "sent" | "answered";

/** The fields of an object, each with its type and its sentence; of anything else the type alone. */
export function fieldList(schema: Json, way: Way): string {
  const properties = schema.properties as Record<string, Json> | undefined;
  if (!properties) return `<p class="type">${typeText(schema)}</p>${innerFields(schema, way)}`;
  const required = (schema.required ?? []) as string[];
  const noteOf = (name: string) => {
    if (way === "sent") return required.includes(name) ? "required" : "";
    return required.includes(name) ? "" : "may be absent";
  };
  const entries = Object.entries(properties).map(([name, part]) =>
    fieldEntry({ name, part, note: noteOf(name), way }),
  );
  return `<dl>${entries.join("")}</dl>`;
}

type Entry = { name: string; part: Json; note: string; way: Way };

/** One field or parameter: its name, what stands beside the name, its type, its sentence, what is in it. */
export function fieldEntry({ name, part, note, way }: Entry): string {
  const says = typeof part.description === "string" ? `<p>${codeTexts(part.description)}</p>` : "";
  const beside = note ? ` <span class="note">${note}</span>` : "";
  return `<div><dt><code>${escapeHtml(name)}</code>${beside}</dt><dd><span class="type">${typeText(part)}</span>${says}${innerFields(part, way)}</dd></div>`;
}

/** Fields of objects that have no name of their own, inside lists and choices too. */
function innerFields(schema: Json, way: Way): string {
  if (schema.properties) return fieldList(schema, way);
  const inner = [
    schema.items,
    schema.additionalProperties,
    ...((schema.anyOf ?? schema.oneOf ?? []) as unknown[]),
  ];
  const lists = inner
    .filter((part): part is Json => typeof part === "object" && part !== null)
    .map((part) => (part.$ref ? "" : innerFields(part, way)))
    .filter(Boolean);
  return lists.join(`<p class="note">or</p>`);
}

/** A type in a few words: "whole number, 1 to 100", "list of Recipe", "text or null". */
function typeText(schema: Json): string {
  if (typeof schema.$ref === "string") {
    const name = schema.$ref.split("/").pop() as string;
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if (Array.isArray(schema.enum)) return withBounds(schema.enum.map(codeOf).join(" "), schema);
  if (schema.const !== undefined) return codeOf(schema.const);
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (choices) return withBounds([...new Set(choices.map(typeText))].join(" or "), schema);
  if (schema.type === "array") return withBounds(`list of ${typeText((schema.items ?? {}) as Json)}`, schema);
  const names: Record<string, string> = {
    string: "text",
    integer: "whole number",
    null: "null",
    boolean: "true or false",
  };
  const name =
    schema.format === "binary" ? "a file" : (names[String(schema.type)] ?? String(schema.type ?? "anything"));
  return withBounds(name, schema);
}

const FORMATS: Record<string, string> = {
  "date-time": "ISO 8601",
  uuid: "UUID",
  uri: "address",
};

function withBounds(name: string, schema: Json): string {
  const { minimum, maximum, maxLength, minLength, maxItems, minItems } = schema;
  const isBounded = minimum !== undefined && maximum !== undefined && Math.abs(Number(maximum)) < 1e9;
  const bounds = [
    FORMATS[String(schema.format)] ?? "",
    isBounded ? `${minimum} to ${maximum}` : "",
    maxLength === undefined ? "" : `${minLength ? `${minLength} to` : "up to"} ${maxLength} characters`,
    maxItems === undefined ? "" : `${minItems ? `${minItems} to` : "up to"} ${maxItems}`,
    schema.default === undefined ? "" : `default ${codeOf(schema.default)}`,
  ];
  return [name, ...bounds.filter(Boolean)].join(", ");
}

function codeOf(value: unknown): string {
  return `<code>${escapeHtml(typeof value === "string" ? value : JSON.stringify(value))}</code>`;
}
