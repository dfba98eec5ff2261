import { LINE_END, PARTS } from "../document.ts";
import { LANGUAGE_LETTERS, type Language } from "../words/languages.ts";

/** A recipe that was found, with what ranks it. */
export type Candidate = {
  rowId: number;
  docId: number;
  titleSort: string;
  likeCount: number;
  cookingTime: number | null;
  servings: number | null;
  difficulty: string | null;
  letter: string;
  /** Stems of the title between spaces, those of its compounds' parts after the mark; `head` counts its words. */
  title: string;
  head: number;
  lines: string;
  tags: string;
  /** All stems of these three: most that is asked for stands in none of them. */
  stems: ReadonlySet<string>;
  /** Whether all words stand in it, be it only in its steps. */
  hasAll: boolean;
};

const numberOrNull = (value: unknown) => (value === null || value === undefined ? null : Number(value));

/** A row of `candidates` as the database gives it. */
export function candidateOf(row: Record<string, unknown>, hasAll: boolean): Candidate {
  const [title, lines, tags] = [String(row.title), String(row.lines), String(row.tags)];
  return {
    rowId: Number(row.row_id),
    docId: Number(row.doc_id),
    titleSort: String(row.title_sort),
    likeCount: Number(row.like_count),
    cookingTime: numberOrNull(row.cooking_time),
    servings: numberOrNull(row.servings),
    difficulty: row.difficulty === null ? null : String(row.difficulty),
    letter: LANGUAGE_LETTERS[row.language as Language] ?? LANGUAGE_LETTERS.other,
    title,
    head: Number(row.head),
    lines,
    tags,
    stems: new Set((title + lines + tags).split(" ")),
    hasAll,
  };
}

/** The stems of a title in their order, without the parts of compounds. */
export function titleStems({ title }: Candidate): string[] {
  const end = title.indexOf(` ${PARTS} `);
  const own = end < 0 ? title : title.slice(0, end + 1);
  const trimmed = own.trim();
  return trimmed === "" ? [] : trimmed.split(" ");
}

export function linesOf({ lines }: Candidate): string[] {
  return lines.split(LINE_END);
}
