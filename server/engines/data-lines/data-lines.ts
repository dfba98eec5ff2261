/** The trimmed lines of a data file without blank lines and comments (`#`). Import the file with `?raw`. */
export function parseDataLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}
