import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { findLanguageFileProblems } from "../engines/languages/language-file.mjs";

/**
 * @typedef {{ line: number, message: string }} Problem `line` counts from 1.
 * @typedef {{ files: string, check: (text: string, root: string) => Problem[] }} DataRule `files` may contain
 * one `*`, in the file name.
 */

/** Languages of an entity's names besides English, whose names have no language code. */
export const NAME_LANGUAGES = ["de", "fr", "es", "it"];

const ENTITY_FILES = "server/engines/search/lexicon/data/entities/*.txt";

/** @type {readonly DataRule[]} */
export const dataRules = [
  { files: ENTITY_FILES, check: checkEntityLines },
  { files: "server/engines/search/lexicon/data/index-version.txt", check: checkIndexVersionMatchesEntities },
  { files: "server/engines/search/lexicon/data/categories/*.txt", check: checkCategoryLines },
  { files: "server/engines/search/lexicon/data/words/*.txt", check: checkSortedLines },
  { files: "server/engines/common-passwords/data/*.txt", check: checkPasswordWords },
  { files: "server/engines/illustrations/data/*.txt", check: checkStemLines },
  { files: "server/features/imports/service/data/recipe-hosts.txt", check: checkHostLines },
  { files: "server/engines/languages/data/*.json", check: findLanguageFileProblems },
];

/**
 * Checks all data files below `root` and returns problems as `file:line: message`. Throws if a rule matches
 * no file.
 * @param {string} root
 * @param {readonly DataRule[]} [rules]
 */
export function findDataFileProblems(root, rules = dataRules) {
  return rules.flatMap(({ files, check }) => {
    const paths = expand(root, files);
    if (paths.length === 0) throw new Error(`No data file matches ${files}.`);
    return paths.flatMap((path) =>
      check(readFileSync(join(root, path), "utf8"), root).map(
        ({ line, message }) => `${path}:${line}: ${message}`,
      ),
    );
  });
}

/**
 * @param {string} root
 * @param {string} pattern
 */
function expand(root, pattern) {
  const folder = dirname(pattern);
  const [start = "", end] = basename(pattern).split("*");
  return readdirSync(join(root, folder))
    .filter((name) => (end === undefined ? name === start : name.startsWith(start) && name.endsWith(end)))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/**
 * Returns the lines that contain data; comments and blank lines are skipped.
 * @param {string} text
 */
function dataLines(text) {
  return text
    .split("\n")
    .map((line, i) => ({ line: i + 1, text: line.trim() }))
    .filter((entry) => entry.text !== "" && !entry.text.startsWith("#"));
}

/**
 * Checks lines of the form `english, names; de: names; fr: names`.
 * @param {string} text
 */
export function checkEntityLines(text) {
  const lines = dataLines(text);
  return [
    ...lines.flatMap(({ line, text }) => {
      const parts = text.split(";").map((part) => /^\s*(?:([^,:]*):)?\s*(.*)$/.exec(part) ?? []);
      const codes = parts.map(([, code]) => code);
      const messages = parts.flatMap(([, code, names = ""], i) => [
        ...(i > 0 && code === undefined ? [`"${names}" has no language code before it`] : []),
        ...(code !== undefined && !NAME_LANGUAGES.includes(code) ? [`"${code}" is no language code`] : []),
        ...(code !== undefined && codes.indexOf(code) < i ? [`"${code}" is named twice`] : []),
        ...checkNames(names),
      ]);
      return messages.map((message) => ({ line, message }));
    }),
    ...findRepeated(lines),
  ];
}

/**
 * Checks that the checksum of all entity lines matches the version of the search index. The index stores line
 * numbers of entities, so a changed list needs a new version.
 * @param {string} text
 * @param {string} root
 */
export function checkIndexVersionMatchesEntities(text, root) {
  const hash = createHash("sha256");
  for (const path of expand(root, ENTITY_FILES))
    for (const entry of dataLines(readFileSync(join(root, path), "utf8"))) hash.update(`${entry.text}\n`);
  const checksum = hash.digest("hex").slice(0, 12);
  return dataLines(text).flatMap((entry) => {
    const [version, known] = entry.text.split(" ");
    if (known === checksum) return [];
    return [
      { line: entry.line, message: `entities have changed: write "${Number(version) + 1} ${checksum}"` },
    ];
  });
}

/**
 * Checks lines of the form `category, other name: members ! exceptions`.
 * @param {string} text
 */
export function checkCategoryLines(text) {
  const lines = dataLines(text);
  return [
    ...lines.flatMap((entry) => {
      const [, names, members, exceptions] = /^([^:]*):([^!]*)(?:!(.*))?$/.exec(entry.text) ?? [];
      const messages =
        names === undefined || members === undefined
          ? ["there is no colon between a category and its members"]
          : [names, members, ...(exceptions === undefined ? [] : [exceptions])].flatMap(checkNames);
      return messages.map((message) => ({ line: entry.line, message }));
    }),
    ...findRepeated(lines.map((entry) => ({ ...entry, text: entry.text.replace(/[:,].*$/, "") }))),
  ];
}

/**
 * Checks that a list has one word or phrase per line, sorted by code unit.
 * @param {string} text
 */
export function checkSortedLines(text) {
  const lines = dataLines(text);
  return [
    ...lines.flatMap((entry, i) => {
      const previous = lines[i - 1]?.text ?? "";
      return previous > entry.text
        ? [{ line: entry.line, message: `"${entry.text}" belongs before "${previous}": lines are sorted` }]
        : [];
    }),
    ...findRepeated(lines),
  ];
}

/** @param {string} text */
export function checkPasswordWords(text) {
  return [
    ...checkForm(text, /^[a-z0-9]{3,16}$/, "3 to 16 lower-case letters or digits"),
    ...checkSortedLines(text),
  ];
}

/**
 * Checks lines of two columns, a number and at least one stem.
 * @param {string} text
 */
export function checkStemLines(text) {
  return checkForm(
    text,
    /^[a-z-]+ [a-z-]+ [0-4](?: ~?[^\s~]+~?)+$/,
    "two words, a number from 0 to 4 and stems, with single spaces between them",
  );
}

/** @param {string} text */
export function checkHostLines(text) {
  const host = /^(?!www\.)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;
  return [...checkForm(text, host, "a lower-case host name without www."), ...checkSortedLines(text)];
}

/**
 * @param {string} text
 * @param {RegExp} form
 * @param {string} description
 * @returns {Problem[]}
 */
function checkForm(text, form, description) {
  return dataLines(text)
    .filter((entry) => !form.test(entry.text))
    .map((entry) => ({ line: entry.line, message: `"${entry.text}" is not ${description}` }));
}

/**
 * @param {string} list names separated by commas
 * @returns {string[]} messages
 */
function checkNames(list) {
  const names = list.split(",").map((name) => name.trim().toLowerCase());
  return names.flatMap((name, i) => {
    if (name === "") return ["a name is empty"];
    return names.indexOf(name) < i ? [`"${name}" is named twice`] : [];
  });
}

/**
 * @param {{ line: number, text: string }[]} lines
 * @returns {Problem[]}
 */
function findRepeated(lines) {
  const first = new Map();
  return lines.flatMap(({ line, text }) => {
    const known = first.get(text);
    if (known === undefined) first.set(text, line);
    return known === undefined ? [] : [{ line, message: `"${text}" repeats line ${known}` }];
  });
}
