import { findCycle } from "./find-cycle.ts";
import { type ImportRow, importTable } from "./import-table.ts";
import type { Import, SourceFile } from "./read-imports.ts";

/** What breaks a rule: the rule's name (for an import, the row's) and a sentence that starts with the file. */
export type Finding = { rule: string; says: string };

const longest = 250;

/** What drizzle reads as one object, and the catalogue of texts. */
const barrels = ["db/schema/index.ts", "server/texts/**"];

/** Holds files against the import table and the rules on names, barrels, sizes and cycles. */
export function findViolations(files: SourceFile[]): Finding[] {
  return [
    ...files.flatMap(checkImports),
    ...files.flatMap(checkName),
    ...files.flatMap(checkSize),
    ...files.flatMap(checkMocks),
    ...checkCycles(files.filter((file) => rowOf(file.path)?.row.name !== "tests")),
  ];
}

function checkImports({ path, imports }: SourceFile): Finding[] {
  const found = rowOf(path);
  if (!found) return [{ rule: "a row for every file", says: `${path} is in no row of the import table` }];
  const { row, segments } = found;
  return imports
    .filter((entry) => !isAllowed(entry, row, segments))
    .map(({ target, isType }) => ({
      rule: row.name,
      says: `${path} imports ${isType ? "type from " : ""}${target}`,
    }));
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
  const isProduct = row.name !== "tests" && row.name !== "main and bin" && row.name !== "tools";
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

/** A named segment that is known stands for itself; else it is any one segment, the same each time. */
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

const featureFiles = [
  /^(schema|policy|access|service|router)\.ts$/,
  /^(schema|service)\/[a-z0-9-]+\.ts$/,
  /^([a-z0-9-]+\/)?[a-z0-9-]+\.test\.ts$/,
  /^test\//,
];

function checkName({ path, isBarrel }: SourceFile): Finding[] {
  const file = path.split("/").at(-1) ?? "";
  const found: Finding[] = [];
  if (!/^[a-z0-9]+([-.][a-z0-9]+)*\.tsx?$/.test(file)) {
    found.push({ rule: "kebab-case", says: `${path} is not named in kebab-case` });
  }
  if (/^(utils?|helpers?|types?)(\.test)?\.tsx?$/.test(file)) {
    found.push({ rule: "no junk drawers", says: `${path} has a name that says nothing` });
  }
  if ((isBarrel || /^index\.tsx?$/.test(file)) && !fits(barrels, path)) {
    found.push({ rule: "no barrels", says: `${path} is a barrel` });
  }
  const inFeature = /^server\/features\/[^/]+\/(.+)$/.exec(path)?.[1];
  if (inFeature && !featureFiles.some((name) => name.test(inFeature))) {
    found.push({ rule: "the files of a feature", says: `${path} is not one of a feature's files` });
  }
  return found;
}

function checkSize({ path, lines }: SourceFile): Finding[] {
  const grows = /^server\/features\/[^/]+\/(service|schema)(\.ts|\/[^/]+(?<!\.test)\.ts)$/.test(path);
  if (!grows || lines <= longest) return [];
  return [{ rule: `${longest} lines`, says: `${path} has ${lines} lines: cut it into verbs or nouns` }];
}

function checkMocks({ path, mocksModules }: SourceFile): Finding[] {
  return mocksModules ? [{ rule: "no module mocks", says: `${path} replaces a module` }] : [];
}

/** `import type` counts as well: files that name each other's types are read as one. */
function checkCycles(files: SourceFile[]): Finding[] {
  const edges = files.flatMap(({ path, imports }) =>
    imports.filter(({ isPackage }) => !isPackage).map(({ target }) => ({ from: path, to: target })),
  );
  const screens = edges.filter(({ from, to }) => [from, to].every((path) => path.startsWith("src/")));
  const isService = (path: string) => /^server\/features\/[^/]+\/(service|access)\b/.test(path);
  const behind = edges.filter(({ from, to }) => isService(from) && isService(to));
  return [
    ...cycle("cycle of files", edges),
    ...cycle("cycle of screen features", byFeature(screens)),
    ...cycle("cycle of server features", byFeature(behind)),
  ];
}

/** `through` are the two files behind an edge between features. */
type Edge = { from: string; to: string; through?: string };

function byFeature(edges: Edge[]): Edge[] {
  const featureOf = (path: string) => /^(?:src|server)\/features\/([^/]+)\//.exec(path)?.[1];
  return edges.flatMap((edge) => {
    const from = featureOf(edge.from);
    const to = featureOf(edge.to);
    return from && to && from !== to ? [{ from, to, through: `${edge.from} imports ${edge.to}` }] : [];
  });
}

function cycle(rule: string, edges: Edge[]): Finding[] {
  const found = findCycle(edges);
  if (!found) return [];
  const steps = found
    .slice(1)
    .map((to, step) => edges.find((edge) => edge.from === found[step] && edge.to === to));
  const through = steps.flatMap((edge) => edge?.through ?? []);
  return [{ rule, says: [found.join(" -> "), ...through].join("; ") }];
}
