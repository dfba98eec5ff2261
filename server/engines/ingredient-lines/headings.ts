const MAX_HEADING_LENGTH = 100;
const MAX_OPENED_WORDS = 6;

/** Matches headings without a colon ("For the sauce", "Für den Teig", "Pour la pâte"). */
const OPENINGS = [
  /^for the \p{L}/iu,
  /^(?:für (?:den|die|das|ein|eine)|zum|zur) \p{L}/iu,
  /^pour (?:la|le|les|l['’]|un|une) ?\p{L}/iu,
  /^pour (?:servir|décorer|garnir|accompagner|finir)$/iu,
  /^para (?:el|la|los|las|o|a|os|as) \p{L}/iu,
  /^para (?:decorar|servir|acompañar|acompanhar|rebozar|untar|polvilhar)$/iu,
  /^per (?:il|lo|la|i|gli|le|l['’]|un|una) ?\p{L}/iu,
  /^per (?:decorare|guarnire|servire|condire|accompagnare)$/iu,
  /^(?:voor (?:de|het|een)|om te) \p{L}/iu,
  /^(?:till|til) \p{L}/iu,
  /^(?:na|do) (?:ciasto|ciasta|sos|sosu|krem|kremu|masę|masy|farsz|farszu|nadzienie|nadzienia|polewę|polewy)$/iu,
  /^na (?:těsto|náplň|krém|polevu|omáčku|ozdobu|marinádu|posypku|cesto|plnku|polevu|omáčku|marinádu)$/iu,
  /^za (?:tijesto|nadjev|kremu|umak|preljev|glazuru|marinadu|posip|ukras)$/iu,
  /^az? \p{L}+(?:hoz|hez|höz)$/iu,
  /^για (?:τη|την|το|τα|τον|τις) \p{L}/iu,
  /^\p{L}+(?:\s\p{L}+)? için$/iu,
  /^(?:na|do) (?:kruszonkę|kruszonki|dekoracji|podania|marynatę|marynaty|spód|spodu|zalewę|lukier|lukru|biszkopt)$/iu,
];
/** Matches a heading between rules: "--- For the sauce ---". */
const RULED = /^[-–—=~]{2,5} ?(\p{L}[^=~]{0,60}?) ?[-–—=~]{2,5}$/u;
/** Single words that are headings and never ingredients. */
const ALONE =
  /^(?:außerdem|zutaten|ingrédients|ingredientes|ingredienti|ingrediënten|ingredienser|ingredients|składniki|garnering|finition|dazu|dodatkowo|ponadto|inoltre|además|en outre|garniture|pynt|tilbehör|tilbehør|tillbehör|fyllning|suroviny|ingredience|ingrediencie|sastojci|hozzávalók|υλικά|malzemeler|材料|調味料|[A-DＡ-Ｄ])$/iu;

/**
 * Returns the heading in a line of an ingredient list ("For the sauce:", "## Dough", "Pour la pâte") without
 * its marks; null if the line is no heading.
 */
export function parseIngredientHeadingOrNull(line: string): string | null {
  const text = line.slice(0, MAX_HEADING_LENGTH + 20).trim();
  const marked =
    /^#{1,6} /.test(text) ||
    (text.length > 4 && text.startsWith("**") && text.endsWith("**")) ||
    /^【[^】]+】$/.test(text) ||
    /^\[[^\]\d]+\]$/.test(text) ||
    RULED.test(text);
  const inner = text
    .replace(/^#{1,6} /, "")
    .replace(/^\*\*|\*\*:?$/g, "")
    .replace(/^[【[]|[】\]]$/g, "")
    .replace(RULED, "$1")
    .trim();
  const heading = inner.replace(/[:：]$/, "").trim();
  if (heading === "" || heading.length > MAX_HEADING_LENGTH || !/\p{L}/u.test(heading)) return null;
  if (marked) return heading;
  if (/^[\d½⅓⅔¼¾⅛]/.test(heading)) return null;
  if (heading !== inner) return heading;
  if (/[\d,.(]/.test(heading) || heading.split(/\s+/).length > MAX_OPENED_WORDS) return null;
  return ALONE.test(heading) || OPENINGS.some((opening) => opening.test(heading)) ? heading : null;
}

/** Whether a line of an ingredient list is a heading and not an ingredient. */
export function isIngredientHeading(line: string): boolean {
  return parseIngredientHeadingOrNull(line) !== null;
}
