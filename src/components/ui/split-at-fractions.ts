export type AmountPart =
  | { kind: "plain"; plain: string; sign?: never }
  | {
      kind: "fraction";
      /** Position in the text, used as a stable React key. */
      offset: number;
      numerator: string;
      denominator: string;
      plain: string;
      /** The fraction as one character such as "½"; null if Unicode has none, as for 5/16. */
      sign: string | null;
      followsNumber: boolean;
    };

const vulgar: Record<string, readonly [string, string]> = {
  "½": ["1", "2"],
  "⅓": ["1", "3"],
  "⅔": ["2", "3"],
  "¼": ["1", "4"],
  "¾": ["3", "4"],
  "⅕": ["1", "5"],
  "⅖": ["2", "5"],
  "⅗": ["3", "5"],
  "⅘": ["4", "5"],
  "⅙": ["1", "6"],
  "⅚": ["5", "6"],
  "⅐": ["1", "7"],
  "⅛": ["1", "8"],
  "⅜": ["3", "8"],
  "⅝": ["5", "8"],
  "⅞": ["7", "8"],
  "⅑": ["1", "9"],
  "⅒": ["1", "10"],
};

const signs = new Map(Object.entries(vulgar).map(([sign, [over, under]]) => [`${over}/${under}`, sign]));

const pattern = /(\d{1,3})[/⁄](\d{1,3})|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]/gu;

/**
 * Splits an amount at its fractions: "1 1/2 cup" becomes "1", the fraction 1/2 and " cup". The space between
 * a number and its fraction is dropped.
 */
export function splitAmountAtFractions(text: string): AmountPart[] {
  const parts: AmountPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [numerator, denominator] = vulgar[match[0]] ?? [match[1] ?? "", match[2] ?? ""];
    const before = text.slice(end, match.index);
    const followsNumber = /\d\s?$/.test(before);
    const prefix = followsNumber ? before.trimEnd() : before;
    if (prefix !== "") parts.push({ kind: "plain", plain: prefix });
    const written = `${numerator}/${denominator}`;
    const plain = `${followsNumber ? " " : ""}${written}`;
    const sign = signs.get(written) ?? null;
    parts.push({ kind: "fraction", offset: match.index, numerator, denominator, plain, sign, followsNumber });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: "plain", plain: text.slice(end) });
  return parts;
}
