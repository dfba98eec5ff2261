import { parseSync } from "oxc-parser";

/** Words that must not be used, each with plainer words to use instead. */
const WORDS = {
  told: "said, shown, named",
  kept: "stored, saved, cached",
  lately: "recently",
  room: "space, quota, budget",
  rooms: "space",
  road: "transport, path",
  roads: "transports, paths",
  deed: "action",
  deeds: "actions",
  thing: "item, entity, or its name",
  things: "items, entities, or their name",
  whole: "complete, full, all",
  stands: "is",
  beside: "next to, with",
  meant: "intended",
  wish: "constraint, preference",
  wishes: "constraints, preferences",
  anew: "again",
  whoever: "the caller, the member, anyone",
  nobody: "no member, no caller",
};
/** Matches names that do not say which index, element or limit they are. */
const EMPTY_NAMES = /^(?:at|one|ones|(?:MOST|FEW|FEWEST|LEAST|KEPT|LONGEST|SHORTEST|DEAREST)(?:_\w+)?)$/;
const WORD = new RegExp(`\\b(?:${Object.keys(WORDS).join("|")})\\b`, "gi");
const SENTENCE_START = /(?:^\s*(?:[-*]\s+)?|[.:;?!]\s+|\n\s*\n\s*)(?:What|Whoever|Of|So|Where)\b/g;
const TEST_CALLS = new Set(["it", "test", "describe"]);

/**
 * @typedef {{ line: number, rule: "file name" | "name" | "comment" | "test title" | "text", found: string, hint: string }} Finding
 * @typedef {(start: number, rule: Finding["rule"], found: string, hint: string) => void} Report
 */

/**
 * Returns every breach of the writing rules in the path, declared names, comments and test titles of a source
 * file, or in the sentences of a Markdown file.
 * @param {string} path from the project's root
 * @param {string} text
 * @returns {Finding[]}
 */
export function findStyleBreaches(path, text) {
  /** @type {Finding[]} */
  const findings = [];
  /** @type {Report} */
  const report = (start, rule, found, hint) =>
    findings.push({ line: text.slice(0, start).split("\n").length, rule, found, hint });
  checkName(path.replace(/^.*\//, "").replace(/\..*$/, ""), 0, "file name", report);
  if (path.endsWith(".md")) checkProse(withoutCode(text), 0, "text", report);
  else checkCode(path, text, report);
  return findings;
}

/** @param {string} path @param {string} text @param {Report} report */
function checkCode(path, text, report) {
  const { program, comments } = parseSync(path, text);
  for (const { start, end } of joinLineComments(comments, text)) {
    checkProse(
      withoutCode(text.slice(start, end).replace(/\/\*\*?|\*\/|\/\/|^\s*\*(?!\/)/gm, blank)),
      start,
      "comment",
      report,
    );
  }
  walk(program, (node) => {
    for (const { name, start } of declaredNames(node)) checkName(name, start, "name", report);
    const title = testTitle(node);
    if (title) checkProse(title.value, title.start, "test title", report);
  });
}

/** @param {string} name @param {number} start @param {Finding["rule"]} rule @param {Report} report */
function checkName(name, start, rule, report) {
  const words = name.split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
  const word = words.find((part) => Object.hasOwn(WORDS, part.toLowerCase()));
  if (word !== undefined) report(start, rule, name, hintFor(word));
  else if (rule === "name" && EMPTY_NAMES.test(name))
    report(start, rule, name, "index, item, MAX_X or MIN_X");
}

/** @param {string} prose @param {number} start @param {Finding["rule"]} rule @param {Report} report */
function checkProse(prose, start, rule, report) {
  for (const { 0: word, index } of prose.matchAll(WORD)) report(start + index, rule, word, hintFor(word));
  for (const { 0: opening, index } of prose.matchAll(SENTENCE_START)) {
    const word = /\w+$/.exec(opening)?.[0] ?? "";
    report(start + index + opening.length - word.length, rule, word, "begin with the subject");
  }
}

/** @param {string} word */
const hintFor = (word) => /** @type {Record<string, string>} */ (WORDS)[word.toLowerCase()] ?? "";

/** Replaces a text by blanks of the same length, so that later positions stay valid. @param {string} text */
const blank = (text) => text.replace(/[^\n]/g, " ");

/** Blanks out code, quoted words and URLs, which are not prose. @param {string} text */
const withoutCode = (text) =>
  text.replace(/```[\s\S]*?```|`[^`\n]*`|"[^"\n]*"|\]\([^)\n]*\)|https?:\S+/g, blank);

/**
 * Joins consecutive line comments to one text, because their sentences continue over lines.
 * @param {{ type: string, start: number, end: number }[]} comments
 * @param {string} text
 */
function joinLineComments(comments, text) {
  /** @type {{ type: string, start: number, end: number }[]} */
  const joined = [];
  for (const { type, start, end } of comments) {
    const last = joined.at(-1);
    if (last?.type === "Line" && type === "Line" && text.slice(last.end, start).trim() === "") last.end = end;
    else joined.push({ type, start, end });
  }
  return joined;
}

/** @typedef {{ type: string, [key: string]: any }} AstNode */

/** @param {unknown} value @param {(node: AstNode) => void} visit */
function walk(value, visit) {
  if (typeof value !== "object" || value === null) return;
  if ("type" in value && typeof value.type === "string") visit(/** @type {AstNode} */ (value));
  for (const child of Object.values(value)) walk(child, visit);
}

/**
 * Returns the names that a node declares: variables, parameters, functions, types, members and keys.
 * @param {AstNode} node
 * @returns {{ name: string, start: number }[]}
 */
function declaredNames(node) {
  switch (node.type) {
    case "VariableDeclarator":
      return boundNames(node.id);
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return [...boundNames(node.id), ...node.params.flatMap(boundNames)];
    case "ClassDeclaration":
    case "TSTypeAliasDeclaration":
    case "TSInterfaceDeclaration":
    case "CatchClause":
      return boundNames(node.id ?? node.param);
    case "TSPropertySignature":
    case "TSMethodSignature":
    case "MethodDefinition":
    case "PropertyDefinition":
      return node.computed ? [] : boundNames(node.key);
    case "TSTypeParameter":
      return boundNames(node.name);
    default:
      return [];
  }
}

/** @param {any} pattern @returns {{ name: string, start: number }[]} */
function boundNames(pattern) {
  if (!pattern) return [];
  if (pattern.type === "Identifier") return [pattern];
  if (pattern.type === "ObjectPattern")
    return pattern.properties.flatMap((/** @type {any} */ property) =>
      boundNames(property.value ?? property.argument),
    );
  if (pattern.type === "ArrayPattern") return pattern.elements.flatMap(boundNames);
  return boundNames(pattern.left ?? pattern.argument ?? pattern.parameter);
}

/** @param {AstNode} node @returns {{ value: string, start: number } | undefined} */
function testTitle(node) {
  if (node.type !== "CallExpression") return undefined;
  let callee = node.callee;
  while (callee.type === "MemberExpression" || callee.type === "CallExpression")
    callee = callee.object ?? callee.callee;
  const [title] = node.arguments;
  if (!TEST_CALLS.has(callee.name) || title?.type !== "Literal" || typeof title.value !== "string")
    return undefined;
  return { value: title.value, start: title.start + 1 };
}

const MAX_SUBJECT_LENGTH = 72;

/**
 * Returns the rules that a commit subject breaks: at most 72 characters, one change, imperative verb.
 * @param {string} subject
 * @returns {string[]}
 */
export function findSubjectBreaches(subject) {
  const [, verb = ""] = /^(?:\w+(?:\([^)]*\))?!?: )?(\w+)/.exec(subject) ?? [];
  return [
    subject.length > MAX_SUBJECT_LENGTH && `over ${MAX_SUBJECT_LENGTH} characters`,
    subject.includes(";") && "more than one change",
    /(?:ed|ing)$/i.test(verb) &&
      !/^(?:embed|feed|need|seed|speed|bring|string|ring)$/i.test(verb) &&
      "not imperative",
  ].filter((breach) => breach !== false);
}
