/** A heading before line `at` of its list. */
export type SectionMark = { at: number; heading: string };

/** Lines with the headings between them. */
export type Sectioned<T> = { lines: T[]; sections: SectionMark[] };

export const emptySections = <T>(): Sectioned<T> => ({ lines: [], sections: [] });

const MAX_HEADING = 120;

export const cleanHeading = (raw: string): string =>
  raw
    .replace(/(?<![\s:：*#])[\s:：*#]+$/u, "")
    .replace(/^[\s*•#-]+/u, "")
    .slice(0, MAX_HEADING);

/** Adds a heading before the next line; it replaces a heading that no line follows. */
export function addSectionHeading<T>(list: Sectioned<T>, raw: string): void {
  const heading = cleanHeading(raw);
  if (heading === "") return;
  const last = list.sections.at(-1);
  if (last?.at === list.lines.length) last.heading = heading;
  else list.sections.push({ at: list.lines.length, heading });
}

/** Drops headings that no line follows, and a lone one that only names the list. */
export function dropEmptySections<T>(
  list: Sectioned<T>,
  isListName: (heading: string) => boolean = () => false,
): void {
  list.sections = list.sections.filter((mark) => mark.at < list.lines.length);
  if (list.sections.length === 1 && isListName(list.sections[0]?.heading ?? "")) list.sections = [];
}
