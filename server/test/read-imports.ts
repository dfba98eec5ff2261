import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";

export type Import = {
  /** A project path such as "server/errors.ts", or a package such as "zod" or "node:fs". */
  target: string;
  isPackage: boolean;
  /** Whether it is `import type` or `export type`. An inline `{ type X }` still loads the file. */
  isType: boolean;
  /** The imported names; empty for `*`, a side effect or a dynamic import. */
  names: string[];
};

/** `path` is relative to the project's root, with forward slashes. */
export type SourceFile = { path: string; text: string; imports: Import[] };

/** Reads all TypeScript files in these folders of `root`. Throws if a file cannot be parsed. */
export function readSourceFiles(root: string, folders: string[]): SourceFile[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
        .sort()
        .map((file) => posix.join(folder, file.replaceAll("\\", "/"))),
    )
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readSourceFile(path, readFileSync(join(root, path), "utf8")));
}

/** Matches a dynamic import or an import type. The group is missing if the target is computed. */
const DYNAMIC = /\bimport\(\s*(?:"([^"]+)"|(?=[^)"\s]))/g;

export function readSourceFile(path: string, text: string): SourceFile {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const starts = new Set(module.dynamicImports.map(({ start }) => start));
  const imports: Import[] = [];
  const add = (specifier: string, isType: boolean, names: (string | null)[]) =>
    imports.push({ ...resolve(specifier, path), isType, names: names.filter((name) => name !== null) });

  for (const { start, moduleRequest, entries } of module.staticImports) {
    const names = entries.map(({ importName }) =>
      importName.kind === "Default" ? "default" : importName.name,
    );
    add(moduleRequest.value, text.startsWith("import type", start), names);
  }
  for (const { start, entries } of module.staticExports) {
    const [{ moduleRequest } = {}] = entries;
    if (moduleRequest)
      add(
        moduleRequest.value,
        text.startsWith("export type", start),
        entries.map(({ importName }) => importName.name),
      );
  }
  for (const { index, 1: specifier } of text.matchAll(DYNAMIC)) {
    if (specifier === undefined) throw new Error(`${path}: an import with a computed target`);
    add(specifier, !starts.has(index), []);
  }
  return { path, text, imports };
}

function resolve(specifier: string, from: string): Pick<Import, "target" | "isPackage"> {
  const plain = specifier.replace(/\?.*$/, "");
  if (plain.startsWith("#")) return { target: plain.slice(1), isPackage: false };
  if (!plain.startsWith(".")) return { target: plain, isPackage: true };
  return { target: posix.join(posix.dirname(from), plain), isPackage: false };
}
