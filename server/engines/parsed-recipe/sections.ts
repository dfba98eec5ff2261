/** A section heading. `at` is the index of the line that it precedes. */
export type SectionMark = { at: number; heading: string };

/** The lines of a list and its section headings. */
export type Sectioned<T> = { lines: T[]; sections: SectionMark[] };

export const createEmptySectionedList = <T>(): Sectioned<T> => ({ lines: [], sections: [] });

const MAX_HEADING = 120;

export const trimHeadingMarks = (raw: string): string =>
  raw
    .replace(/(?<![\s:：*#])[\s:：*#]+$/u, "")
    .replace(/^[\s*•#=~–—-]+/u, "")
    .replace(/(?<![-–—=~])[-–—=~]{2,5}$/u, "")
    .replace(/^\[([^\]]+)\]$/u, "$1")
    .trim()
    .slice(0, MAX_HEADING);

/** Adds a section heading at the current end of a list. It replaces a previous heading without lines. */
export function addOrReplaceSectionHeading<T>(list: Sectioned<T>, raw: string): void {
  const heading = trimHeadingMarks(raw);
  if (heading === "") return;
  const last = list.sections.at(-1);
  if (last?.at === list.lines.length) last.heading = heading;
  else list.sections.push({ at: list.lines.length, heading });
}

/** Drops headings at the end of a list, and a single heading that only names the list. */
export function dropEmptySections<T>(
  list: Sectioned<T>,
  isListName: (heading: string) => boolean = () => false,
): void {
  list.sections = list.sections.filter((mark) => mark.at < list.lines.length);
  if (list.sections.length === 1 && isListName(list.sections[0]?.heading ?? "")) list.sections = [];
}
