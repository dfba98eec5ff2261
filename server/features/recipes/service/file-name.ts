/** Maximum length of a file name without its extension. */
const MAX_NAME_LENGTH = 80;

/** A title as part of a file name: letters, digits and single dashes of any script. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  // By characters: half a surrogate pair is invalid in a header.
  const cut = [...name].slice(0, MAX_NAME_LENGTH).join("");
  return cut.replace(/^-+|-+$/g, "") || "recipe";
}
