import { type ImportRow, importTable } from "./import-table.ts";
import type { Import, SourceFile } from "./read-imports.ts";

/** Checks files against the import table and the rules on names, barrels, sizes, mocks and import cycles. */
export function findViolations(files: SourceFile[]): string[] {
  const product = files.filter((file) => rowOf(file.path)?.row.name !== "tests");
  return [
    ...files.flatMap(checkImports),
    ...files.flatMap(checkFile),
    ...files.filter(isBarrel).map(({ path }) => `${path} is a barrel`),
    ...checkCycles(product),
  ];
}

function checkImports({ path, imports }: SourceFile): string[] {
  const found = rowOf(path);
  if (!found) return [`${path} is in no row of the import table`];
  const { row, segments } = found;
  return imports
    .filter((entry) => !isAllowed(entry, row, segments))
    .map(({ target, isType }) => `${path} imports ${isType ? "type from " : ""}${target} (${row.name})`);
}

function rowOf(path: string): { row: ImportRow; segments: Record<string, string> } | undefined {
  for (const row of importTable) {
    for (const pattern of row.from) {
      const match = toRegExp(pattern).exec(path);
      if (match) return { row, segments: match.groups ?? {} };
    }
  }
  return undefined;
}

function isAllowed(entry: Import, row: ImportRow, segments: Record<string, string>): boolean {
  const { target, isPackage, isType } = entry;
  const isProduct =
    row.name !== "tests" && row.name !== "main and cli" && row.name !== "benches, checks and evals";
  if (isProduct && !isPackage && rowOf(target)?.row.name === "tests") return false;
  if (isPackage) return fits(row.packages ?? ["**"], target) && !fits(row.notPackages ?? [], target);
  if (fits(row.may, target, segments)) return true;
  return isType && (row.mayType ?? []).some((allowed) => fitsTypeImport(allowed, entry));
}

function fitsTypeImport(allowed: string, { target, names }: Import): boolean {
  const [pattern = "", name] = allowed.split("#");
  if (!fits([pattern], target)) return false;
  return name === undefined || (names.length > 0 && names.every((imported) => imported === name));
}

function fits(patterns: string[], path: string, segments: Record<string, string> = {}): boolean {
  return patterns.some((pattern) => toRegExp(pattern, segments).test(path));
}

/**
 * In a pattern, `{name}` is replaced by its value in `segments`, or else matches any segment, which must be
 * the same wherever the name occurs.
 */
function toRegExp(pattern: string, segments: Record<string, string> = {}): RegExp {
  const seen = new Set<string>();
  const source = pattern.replace(/\*\*\/|\*\*|\*|\{(\w+)\}|[.+?^$()|[\]\\]/g, (part, name?: string) => {
    if (part === "**/") return "(?:.*/)?";
    if (part === "**") return ".*";
    if (part === "*") return "[^/]*";
    if (name === undefined) return `\\${part}`;
    if (segments[name] !== undefined) return segments[name];
    if (seen.has(name)) return `\\k<${name}>`;
    seen.add(name);
    return `(?<${name}>[^/]+)`;
  });
  return new RegExp(`^${source}$`);
}

const FEATURE_FILE =
  /^((schema|policy|access|service|router)|(schema|service)\/[a-z0-9-]+|([a-z0-9-]+\/)?[a-z0-9-]+\.test)\.ts$|^test\//;
const MAX_LINES = 250;

function checkFile({ path, text }: SourceFile): string[] {
  const name = path.split("/").at(-1) ?? "";
  const inFeature = /^server\/features\/[^/]+\/(.+)$/.exec(path)?.[1];
  const lines = text.trimEnd().split("\n").length;
  const isTooLong = lines > MAX_LINES && /^(service|schema)\b(?!.*\.test\.ts$)/.test(inFeature ?? "");
  const rules: [isBroken: boolean, says: string][] = [
    [!/^[a-z0-9]+([-.][a-z0-9]+)*\.tsx?$/.test(name), "is not named in kebab-case"],
    [/^(utils?|helpers?|types?)(\.test)?\.tsx?$/.test(name), "has a name that says nothing"],
    [inFeature !== undefined && !FEATURE_FILE.test(inFeature), "is not one of a feature's files"],
    [isTooLong, `has ${lines} lines: cut it into verbs or nouns`],
    [/\bvi\.(mock|doMock)\(/.test(text), "replaces a module"],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, says]) => `${path} ${says}`);
}

/**
 * Whether a file consists of re-exports. Exceptions: Drizzle needs all tables in one module, and texts are
 * one catalogue.
 */
function isBarrel({ path, text }: SourceFile): boolean {
  if (fits(["db/schema/index.ts", "server/texts/**"], path)) return false;
  if (/(^|\/)index\.tsx?$/.test(path)) return true;
  const statements = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").trim();
  return /^(export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s+from\s+"[^"]+";\s*)+$/.test(`${statements}\n`);
}

type Edge = { from: string; to: string };

/** Cycles by `import type` count too, because such files can only be understood together. */
function checkCycles(files: SourceFile[]): string[] {
  const edges = files.flatMap(({ path, imports }) =>
    imports.filter(({ isPackage }) => !isPackage).map(({ target }) => ({ from: path, to: target })),
  );
  const between = (pattern: RegExp) =>
    edges.flatMap(({ from, to }) => {
      const [a, b] = [pattern.exec(from)?.[1], pattern.exec(to)?.[1]];
      return a && b && a !== b ? [{ from: a, to: b }] : [];
    });
  return [
    findCycle(edges),
    findCycle(between(/^src\/features\/([^/]+)\//)),
    findCycle(between(/^server\/features\/([^/]+)\/(?:service|access)\b/)),
  ].flatMap((cycle) => (cycle ? [`a cycle: ${cycle.join(" -> ")}`] : []));
}

function findCycle(edges: Edge[]): string[] | undefined {
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();

  function visit(node: string, path: string[]): string[] | undefined {
    const start = path.indexOf(node);
    if (start >= 0) return [...path.slice(start), node];
    if (done.has(node)) return undefined;
    for (const to of next.get(node) ?? []) {
      const found = visit(to, [...path, node]);
      if (found) return found;
    }
    done.add(node);
    return undefined;
  }

  return [...next.keys()].map((node) => visit(node, [])).find((found) => found !== undefined);
}
