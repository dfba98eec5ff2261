import { readFileSync } from "node:fs";
import { z } from "zod";

/** An invalid argument or file. The message is one sentence for the user of the tool. */
export class InputError extends Error {}

/** The id of a line, as the file writes it and as each result repeats it. */
export type FileId = string | number;

const WithId = z.object({ id: z.union([z.string().min(1), z.number()]) });

/**
 * Reads a file with one JSON object per line, each with a unique id. Blank lines are skipped. Throws
 * InputError.
 */
export function readJsonLines<Line extends { id: FileId }>(
  file: string,
  shape: z.ZodType<Omit<Line, "id">>,
): Line[] {
  const lines = textOf(file)
    .split("\n")
    .flatMap((text, i) => (text.trim() === "" ? [] : [{ text, number: i + 1 }]));
  const seen = new Set<FileId>();
  return lines.map(({ text, number }) => {
    const where = `${file}, line ${number}`;
    const value = parsed(text, where);
    const { id } = fitting(WithId, value, where);
    if (seen.has(id)) throw new InputError(`${where} has the id ${id} of a line before it.`);
    seen.add(id);
    return { ...fitting(shape, value, where), id } as Line;
  });
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new InputError(`${file} cannot be read.`);
  }
}

function parsed(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError(`${where} is not JSON.`);
  }
}

function fitting<Value>(shape: z.ZodType<Value>, value: unknown, where: string): Value {
  const { success, data, error } = shape.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  const field = issue?.path.join(".") || "the line";
  throw new InputError(`${where} does not fit: ${field}: ${issue?.message ?? "unknown"}.`);
}
