import {
  findYieldInTextOrNull,
  foldCaseAndAccentsKeepingPositions,
  getHeadingKeysOfKind,
  getHeadingKindOfKeyOrNull,
  type HeadKind,
  headKey,
} from "#server/engines/languages/languages.ts";

/**
 * A line that names a list. `rest`: the text after its colon. `said`: further information in the name ("for 4
 * people").
 */
export type ListHead = { kind: HeadKind; rest: string; said: string };

const SAID =
  / ?[([–—/\d|]|\s-\s|\s(?:for|fur|pour|para|per|voor|til|till|for|na|dla|de la|of|do|von|vom|zu|zum)\s(?=\S)/;
/** Matches "for" in Hebrew and Arabic, which is written together with the following number. */
const ATTACHED = /\s(?:ל-?|لـ?)\s*$/u;
const REMARK =
  /^(?:(?:my|our|cooks?|chefs?|mein|unser|kleiner?|notre|mon|il mio) )?(?:note|notes|tip|tips|tipp|tipps|hinweis|anmerkung|astuce|astuces|conseil|conseils|remarque|consejo|consejos|nota|notas|truco|consiglio|consigli|dica|dicas|opmerking|wskazowka)(?: \p{L}+){0,4}$/u;
const COLON = /\s?[:：]\s*/;
const MAX_NAME_LENGTH = 70;

/** Removes decoration around a heading: emojis, asterisks, bullets, rules. */
const trimHeadingDecoration = (text: string): string =>
  text.replace(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N})\].!?:：]+$/gu, "");

/**
 * Parses a line that names a list: "Ingredients", "Zutaten für 4 Portionen:", "Method: Mix ...". Null for
 * other lines.
 */
export function parseListHeadingOrNull(line: string): ListHead | null {
  const text = trimHeadingDecoration(line.slice(0, MAX_NAME_LENGTH + 20));
  const colon = COLON.exec(text);
  const head = colon === null || colon.index > MAX_NAME_LENGTH ? text : text.slice(0, colon.index);
  const name = trimHeadingDecoration(head.replace(/[.!]$/, ""));
  if (name.length > MAX_NAME_LENGTH) return null;
  const rest = head === text ? "" : getTextAfterColon(line);
  const kind = getHeadingKindOfKeyOrNull(headKey(name));
  if (kind !== null) return { kind, rest, said: "" };
  if (rest !== "" || head !== text) {
    if (REMARK.test(headKey(name))) return { kind: "notes", rest, said: "" };
  }
  for (const cut of [
    SAID.exec(foldCaseAndAccentsKeepingPositions(name))?.index,
    findYieldStartInHeading(name),
  ]) {
    const shortKind =
      cut === undefined ? null : getHeadingKindOfKeyOrNull(headKey(name.slice(0, cut).replace(ATTACHED, "")));
    const said = name.slice(cut).trim();
    // A heading may be followed by up to seven words ("Method for the impatient cook"); more words are small
    // talk. Words after "about" are no heading ("about 3 minutes per side").
    const isTalk = said.split(" ").length > 7 || (shortKind === "aside" && /^[\p{L}\p{N}]/u.test(said));
    if (shortKind !== null && !isTalk) return { kind: shortKind, rest, said };
  }
  return parseNotesHeadingOrNull(line);
}

/** The position of a yield inside a heading: that of "4 người" in "Nguyên liệu cho 4 người". */
const findYieldStartInHeading = (name: string): number | undefined =>
  /^\p{L}.*\p{N}/u.test(name) ? findYieldInTextOrNull(name)?.start : undefined;

/** Parses a line that begins with a name of notes and an exclamation mark: "Tips! Serve with bread." */
function parseNotesHeadingOrNull(line: string): ListHead | null {
  const [, name = "", rest = ""] = /^\P{L}{0,3}(\p{L}{3,16})\s?!\s+(\S.*)$/u.exec(line) ?? [];
  return getHeadingKindOfKeyOrNull(headKey(name)) === "notes" ? { kind: "notes", rest, said: "" } : null;
}

const getTextAfterColon = (line: string): string => {
  const colon = COLON.exec(line);
  return colon === null ? "" : line.slice(colon.index + colon[0].length).replace(/^[*_\s]+/, "");
};

const names = [...getHeadingKeysOfKind("ingredients"), ...getHeadingKeysOfKind("steps")]
  .filter((name) => /^[a-z ]{5,}$/.test(name))
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/ /g, "[ '’-]"));
const INSIDE = new RegExp(
  `(^|[.!?;,)\\n–-] ?|[*_] ?)((?:${names.join("|")})(?: ?\\([^()]{1,40}\\)| (?:for|fur|pour|para|per|voor|til|dla) [^:.,]{1,30})?) ?[*_]{0,2}[:：][*_]{0,2} `,
  "g",
);

/**
 * The positions of list names inside running text: that of "Ingredients" in "... cooked. Ingredients: 2 eggs,
 * ...".
 */
export function findListHeadingPositions(text: string): number[] {
  const cuts: number[] = [];
  if (!/[:：]/.test(text)) return cuts;
  for (const match of foldCaseAndAccentsKeepingPositions(text).matchAll(INSIDE)) {
    const start = match.index + (match[1]?.length ?? 0);
    if (start > 0) cuts.push(start);
  }
  return cuts;
}
