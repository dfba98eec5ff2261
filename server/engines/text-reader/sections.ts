import type { Repair, SectionMark } from "#server/engines/page-reader/page-reader.ts";

/** A line of one of the lists, with the text it was read from. */
export type Found = { text: string; source: string; repaired: Repair[] };

/** One of the two lists of the recipe: its lines, its headings, and lines that stand in it and went nowhere. */
export type FoundList = { lines: Found[]; sections: SectionMark[]; left: string[] };

export const emptyList = (): FoundList => ({ lines: [], sections: [], left: [] });

/** "Zutaten Biskuit": the name of the list before the name of the group. */
const LIST_NAME =
  /^(?:zutaten|ingredients|ingrédients|ingredientes|ingredienti|ingrediënten|ingredienser)\s+(?=\p{L})/iu;

/** Puts a heading before the next line; of two headings without a line between them the later stays. */
export function addHeading(list: FoundList, raw: string): void {
  const heading = raw
    .replace(/(?<![\s:：*#])[\s:：*#]+$/u, "")
    .replace(/^[\s*•#-]+/u, "")
    .replace(LIST_NAME, "")
    .slice(0, 120);
  if (heading === "") return;
  const last = list.sections.at(-1);
  if (last?.at === list.lines.length) last.heading = heading;
  else list.sections.push({ at: list.lines.length, heading });
}

/** Drops headings that no line follows. */
export function settleSections(list: FoundList): void {
  list.sections = list.sections.filter((mark) => mark.at < list.lines.length);
}
