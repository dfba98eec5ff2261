import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";

export type Import = {
  /** A project path ("server/errors.ts") or the name of a package ("zod", "node:fs"). */
  target: string;
  isPackage: boolean;
  /** True for `import type` and `export type`; an inline `{ type X }` still loads the file. */
  isType: boolean;
  /** What is imported by name; empty for `*`, a side effect, a dynamic import. */
  names: string[];
};

export type SourceFile = {
  /** Relative to the root, with forward slashes. */
  path: string;
  /** Of code: text in backquotes that runs over many lines is data, and counts as one. */
  lines: number;
  imports: Import[];
  /** True where the file holds nothing but re-exports. */
  isBarrel: boolean;
  /** True where it replaces a module for a test. */
  mocksModules: boolean;
};

/** Every TypeScript file below these folders of `root`, with its imports. Throws for one that does not parse. */
export function readSourceFiles(root: string, folders: string[], leaveOut: string[] = []): SourceFile[] {
  return folders
    .flatMap((folder) => list(root, folder))
    .filter((path) => /\.tsx?$/.test(path) && !leaveOut.some((folder) => path.startsWith(`${folder}/`)))
    .map((path) => readSourceFile(root, path));
}

function list(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const path = `${folder}/${entry.name}`;
        return entry.isDirectory() ? list(root, path) : [path];
      });
  } catch {
    return [];
  }
}

function readSourceFile(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), "utf8");
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const imports: Import[] = [];
  let mocksModules = false;
  let linesOfText = 0;
  walk({ ...program }, (node) => {
    const found = importOf(node, path);
    if (found) imports.push(found);
    mocksModules ||= isModuleMock(node);
    linesOfText += node.type === "TemplateElement" ? newlinesOf(node) : 0;
  });
  const body = nodesIn(program.body);
  return {
    path,
    lines: text.trimEnd().split("\n").length - linesOfText,
    imports,
    isBarrel: body.length > 0 && body.every((statement) => isNode(statement.source) && isExport(statement)),
    mocksModules,
  };
}

/** A node of the syntax tree (ESTree with TypeScript), looked at by the few keys that matter here. */
type Node = Record<string, unknown> & { type: string };

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function nodesIn(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of nodesIn(value)) walk(child, visit);
  }
}

function isExport({ type }: Node): boolean {
  return type === "ExportAllDeclaration" || type === "ExportNamedDeclaration";
}

function importOf(node: Node, path: string): Import | undefined {
  const isStatic = node.type === "ImportDeclaration" || isExport(node);
  if (!isStatic && node.type !== "ImportExpression" && node.type !== "TSImportType") return undefined;
  const source = [node.source, node.argument].find(isNode);
  // `export const x` has no source.
  if (!source) return undefined;
  const specifier = specifierOf(source);
  if (specifier === undefined) throw new Error(`${path}: an import whose target is not written out`);
  const isType = node.importKind === "type" || node.exportKind === "type" || node.type === "TSImportType";
  return { ...resolve(specifier, path), isType, names: nodesIn(node.specifiers).flatMap(nameOf) };
}

function specifierOf(source: Node): string | undefined {
  const literal = source.type === "TSLiteralType" && isNode(source.literal) ? source.literal : source;
  return typeof literal.value === "string" ? literal.value : undefined;
}

function nameOf({ imported, local, type }: Node): string[] {
  if (type === "ImportDefaultSpecifier") return ["default"];
  const named = type === "ImportSpecifier" ? imported : type === "ExportSpecifier" ? local : undefined;
  return isNode(named) && typeof named.name === "string" ? [named.name] : [];
}

function resolve(specifier: string, from: string): Pick<Import, "target" | "isPackage"> {
  const plain = specifier.replace(/\?.*$/, "");
  if (plain.startsWith("#")) return { target: plain.slice(1), isPackage: false };
  if (!plain.startsWith(".")) return { target: plain, isPackage: true };
  return { target: posix.join(posix.dirname(from), plain), isPackage: false };
}

function newlinesOf({ value }: Node): number {
  if (typeof value !== "object" || value === null || !("raw" in value)) return 0;
  return String(value.raw).split("\n").length - 1;
}

function isModuleMock({ type, callee }: Node): boolean {
  if (type !== "CallExpression" || !isNode(callee) || callee.type !== "MemberExpression") return false;
  const { object, property } = callee;
  if (!isNode(object) || !isNode(property) || object.name !== "vi") return false;
  return property.name === "mock" || property.name === "doMock";
}
