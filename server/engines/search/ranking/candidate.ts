import type { SearchDocument } from "../document.ts";
import { type DocumentRows, getRowIdOfDocId, LINE_END, PARTS, toSortableTitle } from "../document.ts";
import { LANGUAGE_LETTERS, type Language } from "../words/languages.ts";

/** A recipe that the index found, with the data that ranks it. */
export type Candidate = {
  rowId: number;
  docId: number;
  titleSort: string;
  likeCount: number;
  cookingTime: number | null;
  servings: number | null;
  difficulty: string | null;
  letter: string;
  /**
   * Stems of the title, separated by spaces, then `PARTS` and the parts of its compounds. `head` is the index
   * of the word that names the dish.
   */
  title: string;
  head: number;
  lines: string;
  tags: string;
  /** Whether the recipe has all words of the query, even if only in its steps. */
  hasAll: boolean;
};

const FIELD_END = "\t";
const ROW_END = "\n";

/** The ranking data of a recipe as one text, which SQLite returns faster than separate columns. */
export function serializeRankingData(
  { title, head, tags, lines }: DocumentRows["texts"],
  language: Language,
  document: SearchDocument,
): string {
  const { cookingTime, servings, difficulty } = document;
  // No field contains the separator, a tab: words contain no white space, and the sortable title only single
  // spaces.
  return [
    LANGUAGE_LETTERS[language],
    head,
    cookingTime ?? "",
    servings ?? "",
    difficulty ?? "",
    title,
    tags,
    lines,
    toSortableTitle(document.title),
  ].join(FIELD_END);
}

/**
 * Wraps a statement so that all its rows arrive as one text, for `parseCandidatesFromRow`. The statement must
 * select `doc_id`, `like_count` and `ranking`.
 */
export function buildRankedRowsSql(rows: string): string {
  return `SELECT group_concat(doc_id || char(9) || like_count || char(9) || ranking, char(10)) AS packed FROM (${rows}) LIMIT 1`;
}

const numberOrNull = (text: string) => (text === "" ? null : Number(text));

/**
 * Parses the row of `buildRankedRowsSql`. `hasAll` says that each recipe has all words of the query
 * somewhere.
 */
export function parseCandidatesFromRow(
  row: Record<string, unknown> | undefined,
  hasAll: boolean,
): Candidate[] {
  const text = row?.packed;
  if (typeof text !== "string") return [];
  return text.split(ROW_END).map((line) => {
    const [doc, likes, letter, head, time, servings, difficulty, title, tags, lines, titleSort] =
      line.split(FIELD_END);
    const docId = Number(doc);
    return {
      rowId: getRowIdOfDocId(docId),
      docId,
      titleSort: titleSort ?? "",
      likeCount: Number(likes),
      cookingTime: numberOrNull(time ?? ""),
      servings: numberOrNull(servings ?? ""),
      difficulty: difficulty || null,
      letter: letter ?? LANGUAGE_LETTERS.other,
      title: title ?? "",
      head: Number(head),
      lines: lines ?? "",
      tags: tags ?? "",
      hasAll,
    };
  });
}

/** The stems of a title in their order, without the parts of its compounds. */
export function getTitleStems({ title }: Candidate): string[] {
  const end = title.indexOf(` ${PARTS} `);
  const own = end < 0 ? title : title.slice(0, end + 1);
  const trimmed = own.trim();
  return trimmed === "" ? [] : trimmed.split(" ");
}

export function getIngredientLines({ lines }: Candidate): string[] {
  return lines.split(LINE_END);
}

const stemCache = new WeakMap<Candidate, ReadonlySet<string>>();

/** All stems of title, ingredients and tags, cached per candidate. */
export function getAllStemsOfCandidate(candidate: Candidate): ReadonlySet<string> {
  const known = stemCache.get(candidate);
  if (known) return known;
  const made = new Set((candidate.title + candidate.lines + candidate.tags).split(" "));
  stemCache.set(candidate, made);
  return made;
}
