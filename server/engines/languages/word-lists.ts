import { createAlternationPattern } from "./fold.ts";
import type { LanguageFile } from "./language-file.mjs";

const files = import.meta.glob<LanguageFile>("./data/*.json", { eager: true, import: "default" });

/** The language files by code. Only the server loads them: the browser loads times and amounts. */
export const languageFiles: ReadonlyMap<string, LanguageFile> = new Map(
  Object.entries(files).map(([path, file]) => [path.slice("./data/".length, -".json".length), file] as const),
);

type Lists<Section extends "headings" | "facts" | "servings"> = keyof NonNullable<LanguageFile[Section]>;
export type ListName = Lists<"headings"> | Lists<"facts"> | Lists<"servings">;

/** The words that all languages have in the list of this name. */
export const getWordsOfListInAllLanguages = (list: ListName): string[] =>
  [...languageFiles.values()].flatMap(({ headings, facts, servings }) => {
    const lists: Partial<Record<ListName, string[]>> = { ...headings, ...facts, ...servings };
    return lists[list] ?? [];
  });

/**
 * A regular expression source that matches the words of a list in lower-case text without accents
 * (`foldCaseAndAccentsKeepingPositions`).
 */
export const createWordListPattern = (list: ListName): string =>
  createAlternationPattern(getWordsOfListInAllLanguages(list));
