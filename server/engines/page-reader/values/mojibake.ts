/** The characters that Windows-1252 puts on bytes 0x80 to 0x9f. */
const CP1252 =
  "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";
const BYTE = new Map<string, number>([...CP1252].map((char, index) => [char, 0x80 + index]));
for (let code = 0x80; code <= 0xff; code += 1) {
  const char = String.fromCharCode(code);
  if (!BYTE.has(char)) BYTE.set(char, code);
}

const decoder = new TextDecoder("utf-8", { fatal: true });
const SUSPECT = /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u02dc\u2013-\u2122]/;

function decodeRun(run: string): string {
  const bytes = Uint8Array.from([...run], (char) => BYTE.get(char) ?? 0);
  try {
    return decoder.decode(bytes);
  } catch {
    return run;
  }
}

/** Mends UTF-8 that had been read as Windows-1252 ("1Â½" for "1½"). Text that is not such is returned as it is. */
export function repairMojibake(text: string): string {
  if (!SUSPECT.test(text)) return text;
  const out: string[] = [];
  let run = "";
  for (const char of text) {
    if (BYTE.has(char)) {
      run += char;
      continue;
    }
    if (run !== "") out.push(run.length > 1 ? decodeRun(run) : run);
    run = "";
    out.push(char);
  }
  if (run !== "") out.push(run.length > 1 ? decodeRun(run) : run);
  return out.join("");
}
