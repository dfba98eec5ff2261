import { toAsciiNumbersWithPositions } from "#server/engines/languages/languages.ts";

/** The list mark that precedes a line: a bullet, a checkbox or a number. */
export type LineMark = "bullet" | "box" | "number";

const BULLET = /^(?:(?:--?|=)>\s*|[-–—•·▪▫◦‣●○■□◆◇►▶➤➔→★☆✦✓✔✗∙⁃*+~»](?:\s+|(?=[\p{L}\p{N}¼½¾⅓⅔⅛])))+/u;
const BOX = /^(?:[-*•]\s*)?(?:\[[ xX✓]?\]|(?:▢|☐|☑|☒|□|✅|⬜|🔲|◻|◽))(?:\s|\ufe0f)*/u;
const EMOJI =
  /^(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3)\s*)+/u;
const KEYCAP = /^([0-9])\ufe0f?\u20e3\s*|^(🔟)\s*/u;
const CIRCLED = /^([①-⑳❶-❿])\s*/u;
const STEP_WORD =
  "(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|krok|punkt|nr\\.?|no\\.?|步骤|步驟|手順|ステップ|工程|단계|الخطوة|خطوة|مرحله|שלב|шаг|этап|крок|βήμα|adım|bước|langkah)\\s*";
const NUMBER = new RegExp(
  `^(?:${STEP_WORD}#?(\\p{Nd}{1,2}|one|two|three|four|five|six)\\s*(?:[.):：/–—-]+\\s*|\\s+(?=\\p{Lu})|$)|[(（]?(\\p{Nd}{1,2})\\s?(?:[.)](?!\\p{Nd})|[、．）]|°|/(?=\\s)|:(?=\\s)|\\s-(?=\\s)|-(?=\\s|\\p{Script=Arabic}))\\s*(?=\\P{Nd}|$))`,
  "iu",
);
/** Matches a letter that numbers a line: "a) 500 ml milk". */
const LETTER = /^\(?[a-h]\)\s+(?=\S)/u;
const ROMAN = /^\(?(?:[IVX]{1,4}|[ivx]{1,4})[.)]\s+(?=\S)/u;
const NUMBER_NAMES = ["one", "two", "three", "four", "five", "six"];

/** Separates the list mark from a line: a bullet, a checkbox, a number, or an emoji used as a bullet. */
export function splitLeadingMark(text: string): {
  text: string;
  mark: LineMark | null;
  number: number | null;
} {
  const box = BOX.exec(text);
  if (box) return { text: text.slice(box[0].length), mark: "box", number: null };
  const keycap = KEYCAP.exec(text);
  if (keycap) return { text: text.slice(keycap[0].length), mark: "number", number: Number(keycap[1] ?? 10) };
  const circled = CIRCLED.exec(text);
  if (circled) {
    const code = (circled[1] ?? "").codePointAt(0) ?? 0;
    const number = code >= 0x2776 ? code - 0x2775 : code - 0x245f;
    return { text: text.slice(circled[0].length), mark: "number", number };
  }
  const bullet = BULLET.exec(text);
  const inner = bullet ? text.slice(bullet[0].length) : text;
  const emoji = EMOJI.exec(inner);
  const plain = emoji ? inner.slice(emoji[0].length) : inner;
  if ((bullet || emoji) && plain !== "") return { text: plain, mark: "bullet", number: null };
  const letter = LETTER.exec(text) ?? ROMAN.exec(text);
  if (letter) return { text: text.slice(letter[0].length), mark: "bullet", number: null };
  const number = NUMBER.exec(text);
  if (number) {
    const word = (number[1] ?? number[2] ?? "").toLowerCase();
    const value = NUMBER_NAMES.includes(word)
      ? NUMBER_NAMES.indexOf(word) + 1
      : Number(toAsciiNumbersWithPositions(word).line);
    return { text: text.slice(number[0].length), mark: "number", number: value };
  }
  return { text, mark: null, number: null };
}
