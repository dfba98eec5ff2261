import type { ZodError, z } from "zod";
import type { FieldError } from "./errors.ts";
import { validationTexts } from "./texts/en/answers.ts";

type Issue = z.core.$ZodIssue;
type TextKey = keyof typeof validationTexts;

/**
 * Returns all invalid fields, each once, in the order of the schema. For a union, returns the most specific
 * message.
 */
export function toFieldErrors(error: ZodError): FieldError[] {
  const seen = new Set<string>();
  const fields: FieldError[] = [];
  for (const { path, key } of error.issues.flatMap((issue) => listTextKeysOfIssue(issue))) {
    const loc = ["body", ...path.map((part) => (typeof part === "symbol" ? String(part) : part))];
    if (seen.has(loc.join("."))) continue;
    seen.add(loc.join("."));
    fields.push({ loc, msg: validationTexts[key], type: "value_error" });
  }
  return fields;
}

type Complaint = { path: PropertyKey[]; key: TextKey };

function listTextKeysOfIssue(issue: Issue, above: PropertyKey[] = []): Complaint[] {
  const path = [...above, ...issue.path];
  if (isValidationTextKey(issue.message)) return [{ path, key: issue.message }];
  if (issue.code === "invalid_union") {
    // If exactly one branch of the union accepts the value's type and rejects a field inside, its message is
    // more specific.
    const inner = issue.errors.filter((branch) => branch.every((innerIssue) => innerIssue.path.length > 0));
    if (inner.length === 1)
      return (inner[0] ?? []).flatMap((innerIssue) => listTextKeysOfIssue(innerIssue, path));
  }
  return [{ path, key: chooseTextKeyOfIssue(issue) }];
}

function isValidationTextKey(message: string): message is TextKey {
  return Object.hasOwn(validationTexts, message);
}

/** The key of Larder's own text for a rule that has no message; zod's messages are never displayed. */
function chooseTextKeyOfIssue(issue: Issue): TextKey {
  switch (issue.code) {
    case "invalid_type":
      // zod issues do not include the input, so only the message distinguishes a missing field from one of
      // the wrong type.
      return issue.message.endsWith("received undefined") ? "required" : chooseTextKeyOfType(issue.expected);
    case "invalid_value":
      return "unknownValue";
    case "too_small":
      if (issue.origin === "string") return "required";
      return issue.origin === "array" ? "tooFew" : "outOfRange";
    case "too_big":
      if (issue.origin === "string") return "tooLong";
      return issue.origin === "array" ? "tooMany" : "outOfRange";
    case "not_multiple_of":
      return "outOfRange";
    case "invalid_format":
      return issue.format === "url" ? "invalidUrl" : "invalidValue";
    default:
      return "invalidValue";
  }
}

function chooseTextKeyOfType(expected: string): TextKey {
  switch (expected) {
    case "string":
      return "text";
    case "int":
      return "wholeNumber";
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "array":
      return "list";
    case "object":
    case "record":
      return "fields";
    default:
      return "invalidValue";
  }
}
