const LONGEST_HEADING = 100;
const OPENINGS =
  /^(?:for the|für (?:den|die|das)|pour (?:la|le|les|l['’])|para (?:la|el|los|las|o|a|os|as)|per (?:la|il|lo|i|gli|le|l['’])|voor (?:de|het)|till|til) ?\p{L}/iu;

/** The heading that a line of an ingredient list is ("For the sauce:", "## Dough", "Pour la pâte"), or null. */
export function headingOf(line: string): string | null {
  const text = line.slice(0, LONGEST_HEADING + 20).trim();
  const marked = /^#{1,6} /.test(text) || (text.length > 4 && text.startsWith("**") && text.endsWith("**"));
  const inner = text
    .replace(/^#{1,6} /, "")
    .replace(/^\*\*|\*\*:?$/g, "")
    .trim();
  const heading = inner.replace(/[:：]$/, "").trim();
  if (heading === "" || heading.length > LONGEST_HEADING || !/\p{L}/u.test(heading)) return null;
  if (marked) return heading;
  if (/^[\d½⅓⅔¼¾⅛]/.test(heading)) return null;
  if (heading !== inner) return heading;
  const words = heading.split(/\s+/).length;
  return OPENINGS.test(heading) && words <= 6 && !/[\d,.(]/.test(heading) ? heading : null;
}

/** Whether a line is a heading of the rows below it and no ingredient. */
export function isHeading(line: string): boolean {
  return headingOf(line) !== null;
}
