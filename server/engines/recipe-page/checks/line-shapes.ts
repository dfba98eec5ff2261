import { readMeasureAtToken, tokenizeLine } from "#server/engines/amounts/amounts.ts";
import { memoize } from "#server/engines/memoize/memoize.ts";
import { toLowerCaseKeepingPositions } from "../values/letter-class.ts";

// The patterns are matched against lower case text.
const NUMBER =
  /^(?:[-–—•·*▢□☐◦‣▪✓+]\s*)*(?:(?:ca\.?|about|approx\.?|approximately|circa|etwa|ongeveer|environ|~|≈)\s*)?(?:\d|[¼½¾⅓⅔⅛⅜⅝⅞⅕])/u;
const LEAD =
  /^(?:[-–—•·*▢□☐◦‣▪✓+]\s*)*(?:(?:a|an|one|two|three|four|five|six|half|ein|eine|einen|zwei|un|une|una|uno|deux|dos|due|een|twee|en|ett|et|två|handful|pinch|dash|splash|drizzle|few|some|zest|juice|salt|sea salt|kosher salt|pepper|salz|sel|sal|sale|zout|salt|só|sól|etwas|prise|snufje|pizca|pincée)\b)/u;
const TAIL =
  /\b(?:to taste|as needed|as required|to serve|for serving|for garnish|to garnish|optional|nach geschmack|nach belieben|q\.? ?b\.?|au goût|al gusto|a gosto|naar smaak|efter smak|efter behag|ízlés szerint|do smaku)\b/u;
const MEASURED =
  /\d ?(?:g|gr|kg|dag|dkg|ml|cl|dl|l|el|tl|ek|tk|msk|tsk|krm|st|stk|szt|ks|db|pcs|cups?|tbsps?|tsps?|oz|lbs?|pound|łyż\p{L}*|szkl\p{L}*)\b/u;

/** In scripts without spaces the amount follows the name: "玉ねぎ 1個", "小扁豆 200克", "大さじ2", "盐 适量". */
const DENSE_MEASURED =
  /[\d½¼¾] ?(?:k?g|m?l|cc)?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{0,4}$|さじ ?[\d½¼¾]+$|[適适]量$|少[々许許]$|적당량$|약간$/u;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a line begins with a digit or a fraction, possibly after a bullet or "about". */
export const startsWithNumber = (text: string): boolean => NUMBER.test(toLowerCaseKeepingPositions(text));

const PRICE = /(?:^|\s)(?:[€$£] ?\d+(?:[.,]\d{1,2})?|\d+[.,]\d{2} ?(?:€|EUR|kr|zł|Ft|Kč|£|\$))(?:\s|$|[,;)])/;

/** Whether a short line contains a price ("2,99 €"), so that it describes a product for sale. */
export const isPrice = (text: string): boolean => text.length <= 60 && PRICE.test(text);

/** Whether a line looks like an ingredient with an amount, which may be vague ("to taste"). */
export function looksLikeMeasuredIngredient(text: string): boolean {
  if (text.length > 220) return false;
  const small = toLowerCaseKeepingPositions(text);
  return (
    NUMBER.test(small) ||
    (text.length <= 90 && LEAD.test(small)) ||
    TAIL.test(small) ||
    (text.length <= 80 && MEASURED.test(small)) ||
    (text.length <= 40 && DENSE.test(text) && DENSE_MEASURED.test(text))
  );
}

/** Whether a text is long enough for a step (40 characters) and has at least two words. */
export const looksLikeStep = (text: string): boolean =>
  text.length >= 40 && /\p{L}{2} \p{L}{2,} /u.test(text);

const BARE =
  /^[\d¼½¾⅓⅔⅛.,/ –-]+ ?(?:g|gr|kg|dag|dkg|ml|cl|dl|l|el|tl|ek|tk|msk|tsk|st|stk|szt|ks|db|cups?|tbsps?|tsps?|oz|lbs?|x)?\.?$/u;
const MAX_AMOUNT_LENGTH = 20;

/** Whether a text is a number with a unit of any language ("2 κ.σ.", "1 pinch"). */
const isMeasure = memoize(5000, (line: string): boolean => {
  const tokens = tokenizeLine(line, "any");
  const found = readMeasureAtToken({ line, tokens }, 0);
  return found !== null && tokens.slice(found.next).every(({ text }) => text === ".");
});

/** Whether a text is an amount without a name ("200 g", "2"). */
export const isBareAmount = (text: string): boolean =>
  text.length <= MAX_AMOUNT_LENGTH &&
  /^[\d¼½¾⅓⅔⅛]/.test(text) &&
  (BARE.test(toLowerCaseKeepingPositions(text)) || isMeasure(text));

export const hasNumber = (text: string): boolean => /[\d¼½¾⅓⅔⅛]/.test(text);
