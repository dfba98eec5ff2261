import type { PageLine } from "./page-lines.ts";

const LEAD =
  /^(?:[-–—•·*▢□☐◦‣▪✓+]\s*)*(?:(?:ca\.?|about|approx\.?|approximately|circa|etwa|ongeveer|environ|~|≈)\s*)?(?:\d|[¼½¾⅓⅔⅛⅜⅝⅞⅕]|(?:a|an|one|two|three|four|five|six|half|ein|eine|einen|zwei|un|une|una|uno|deux|dos|due|een|twee|en|ett|et|två|handful|pinch|dash|splash|drizzle|few|some|zest|juice|salt|sea salt|kosher salt|pepper|salz|sel|sal|sale|zout|salt|só|sól|etwas|prise|snufje|pizca|pincée)\b)/iu;
const TAIL =
  /\b(?:to taste|as needed|as required|to serve|for serving|for garnish|to garnish|optional|nach geschmack|nach belieben|q\.? ?b\.?|au goût|al gusto|a gosto|naar smaak|efter smak|efter behag|ízlés szerint|do smaku)\b/iu;
const MEASURED =
  /\d ?(?:g|gr|kg|dag|dkg|ml|cl|dl|l|el|tl|ek|tk|msk|tsk|krm|st|stk|szt|ks|db|pcs|cups?|tbsps?|tsps?|oz|lbs?|pound|łyż\p{L}*|szkl\p{L}*)\b/iu;

/** Whether a line reads like an ingredient with its amount. */
export const looksMeasured = (text: string): boolean =>
  text.length <= 220 && (LEAD.test(text) || TAIL.test(text) || (text.length <= 80 && MEASURED.test(text)));

/** Whether a line reads like a sentence of a method. */
export const looksLikeStep = (text: string): boolean =>
  text.length >= 40 && /\p{L}{2,} \p{L}{2,} /u.test(text);

const BARE =
  /^[\d¼½¾⅓⅔⅛.,/ –-]+ ?(?:g|gr|kg|dag|dkg|ml|cl|dl|l|el|tl|ek|tk|msk|tsk|st|stk|szt|ks|db|cups?|tbsps?|tsps?|oz|lbs?|x)?\.?$/iu;

/** An amount alone ("200 g", "2"): the name stands on the next line. */
export const isBareAmount = (text: string): boolean =>
  text.length <= 14 && BARE.test(text) && /[\d¼½¾⅓⅔⅛]/.test(text);

/** Lines of one list item are one line of the recipe. */
export function joinItems(lines: PageLine[]): PageLine[] {
  const joined: PageLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const sameItem =
      last !== undefined &&
      line.item !== 0 &&
      last.item === line.item &&
      last.text.length + line.text.length < 250;
    if (
      last !== undefined &&
      (sameItem || (isBareAmount(last.text) && last.level === 0 && line.level === 0))
    ) {
      joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}`, key: last.key + line.key };
    } else joined.push(line);
  }
  return joined;
}
