import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, "utf8");
const pages = ["docs/security.md", "docs/asvs.md", "SECURITY.md"];
/** The requirements of the standard. The file is outside of the repository and may be missing. */
const standard = `${root}../shared/asvs_l2.tsv`;

describe.each(pages)("%s", (page) => {
  const text = read(page);

  it("names no file that there is not", () => {
    const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+)`/g)].map(([, path]) => path ?? "");
    expect(named.filter((path) => !existsSync(`${root}${path}`))).toEqual([]);
    if (page !== "SECURITY.md") expect(named.length).toBeGreaterThan(100);
  });

  it("leads to no page that there is not", () => {
    const folder = page.replace(/[^/]*$/, "");
    const targets = [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#([^)]+))?\)/g)];
    for (const [, path = "", part] of targets) {
      expect(existsSync(`${root}${folder}${path}`), path).toBe(true);
      if (part) expect(headingsOf(read(`${folder}${path}`)), path).toContain(part);
    }
  });

  it("names no command that there is not", () => {
    const checks = [...read("server/checks/checks.ts").matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name);
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    for (const [, script = "", check] of text.matchAll(/npm run (?:-s )?([\w:]+)(?: -- ([a-z]+))?/g)) {
      expect(Object.keys(scripts)).toContain(script);
      if (check !== undefined && script === "checks") expect(checks).toContain(check);
    }
  });
});

it("docs/security.md has each of the 41 threats once, with what shows that it is met", () => {
  const rows = [...read("docs/security.md").matchAll(/^\| T(\d+) \|.*\| (.*) \|$/gm)];
  expect(rows.map(([, number]) => Number(number)).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 41 }, (_, index) => index + 1),
  );
  for (const [row, , shown] of rows) expect(shown, row).toMatch(/`[^`]+\.test\.ts`/);
});

it("docs/asvs.md gives each row a test or a word on why there is none", () => {
  const rows = [...read("docs/asvs.md").matchAll(/^\| (V[\d.]+) \| [^|]+ \| ([^|]+) \|$/gm)];
  expect(rows).toHaveLength(128);
  for (const [row, , shown] of rows) expect(shown?.trim().length, row).toBeGreaterThan(20);
});

it.skipIf(!existsSync(standard))(
  "docs/asvs.md has the rows that can be tried from outside (needs ../shared)",
  () => {
    const wanted = readFileSync(standard, "utf8")
      .split("\n")
      .map((line) => line.split("\t"))
      .filter(([, , status]) => status === "blackbox-test")
      .map(([id]) => id);
    const rows = [...read("docs/asvs.md").matchAll(/^\| (V[\d.]+) \|/gm)].map(([, id]) => id);
    expect(rows).toEqual(wanted);
  },
);

/** The headings as anchors in links. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );
}
