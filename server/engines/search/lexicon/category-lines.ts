import { parseDataLines } from "#server/engines/data-lines/data-lines.ts";

export type CategoryLine = { names: string[]; members: string[]; exceptions: string[] };

const splitAtCommas = (list: string): string[] =>
  list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

/**
 * Parses lines of the form `names: members ! exceptions`, for example `nut, nuts: almond, pecan ! coconut`.
 * The exceptions are optional.
 */
export function parseCategoryLines(text: string): CategoryLine[] {
  return parseDataLines(text).map((line) => {
    const [names = "", rest = ""] = line.split(":");
    const [members = "", exceptions = ""] = rest.split("!");
    return {
      names: splitAtCommas(names),
      members: splitAtCommas(members),
      exceptions: splitAtCommas(exceptions),
    };
  });
}
