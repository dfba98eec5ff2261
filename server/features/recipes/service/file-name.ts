/** Maximum length of a file name without its extension. */
const MAX_NAME_LENGTH = 80;

/** Converts a title to a part of a file name: letters and digits of any script, and single hyphens. */
export function createFileNameFromTitle(title: string): string {
  const name = title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  // Truncates between code points, because half a surrogate pair is invalid in a header.
  const cut = [...name].slice(0, MAX_NAME_LENGTH).join("");
  return cut.replace(/^-+|-+$/g, "") || "recipe";
}
