/** A kind of hostile text; `make` creates one of about `size` characters. */
export type Shape = { name: string; make: (size: number) => string };

const repeated = (piece: string) => (size: number) =>
  piece.repeat(Math.max(0, Math.ceil(size / piece.length)));
const nested = (open: string, close: string) => (size: number) => {
  const depth = Math.ceil(size / (open.length + close.length));
  return open.repeat(depth) + close.repeat(depth);
};
/**
 * A text that almost matches a pattern: only its last characters do not, so a backtracking parser tries all
 * starts.
 */
const around = (before: string, piece: string, after: string) => (size: number) =>
  before + repeated(piece)(size - before.length - after.length) + after;
/** A text of different pieces, so that no cache helps. */
const counted = (piece: (index: number) => string) => (size: number) => {
  const parts: string[] = [];
  for (let length = 0, index = 0; length < size; index += 1)
    length += parts[parts.push(piece(index)) - 1]?.length ?? 0;
  return parts.join("");
};
const word = (index: number) => Array.from(String(index), (digit) => "abcdefghij"[Number(digit)]).join("");

const ONE_SIGN: Record<string, string> = {
  blanks: " ",
  "line ends": "\n",
  "hard blanks": "\u00a0",
  "unseen blanks": "\u200b",
  "line separators": "\u2028",
  "letter a": "a",
  accents: "\u0301",
  "letter é": "é",
  Chinese: "字",
  pictures: "🍅",
  "half a pair": "\ud83c",
  half: "½",
  "digit 1": "1",
  stops: ".",
  commas: ",",
  colons: ":",
  dashes: "–",
  "round brackets": "(",
  "curly brackets": "{",
  "less than": "<",
  ampersands: "&",
  quotes: '"',
  stars: "*",
  bullets: "•",
};

const PIECES: Record<string, string> = {
  "numbers apart": "1 ",
  "halves apart": "½ ",
  "fraction chain": "1/",
  "range chain": "1-",
  "decimal chain": "1,",
  "words and commas": "ab, ",
  sentences: "Ab. ",
  "lines of a letter": "a\n",
  "numbered lines": "1. Mix.\n",
  "return and line end": "\r\n",
  "bracketed words": "(ab) ",
  "open tags": "<b>",
  items: "<li>1 cup flour</li>",
  paragraphs: "<p>Mix well.</p>",
  breaks: "<br>",
  "comment starts": "<!--",
  "data ends": "]]>",
  "remark starts": "/*",
  references: "&amp;",
  "half references": "&#",
  "escaped quotes": '\\"',
  keys: '{"a":',
  mojibake: "Ã¼",
  sums: "1 cup plus ",
  packs: "2 x ",
  prepared: "finely chopped, ",
  minutes: "1 hour 5 min ",
  servings: "serves 4 ",
  addresses: "https://a.example/ ",
  chat: "[1/2/24, 10:00] Ann: hi\n",
};

export const SHAPES: Shape[] = [
  ...Object.entries(ONE_SIGN).map(([name, sign]) => ({ name, make: repeated(sign) })),
  ...Object.entries(PIECES).map(([name, piece]) => ({ name, make: repeated(piece) })),
  { name: "nested square", make: nested("[", "]") },
  { name: "nested keys", make: nested('{"a":', "}") },
  { name: "nested tags", make: nested("<div>", "</div>") },
  { name: "blanks between letters", make: around("a", " ", "a") },
  { name: "data end that never comes", make: around("]]>", " ", "x") },
  { name: "quote that never ends", make: around('"', "a", "") },
  { name: "letters and a sign", make: around("", "a", "!") },
  { name: "digits and a letter", make: around("", "1", "a") },
  { name: "other words", make: counted((index) => `${word(index)} `) },
  { name: "other numbers", make: counted((index) => `${index} `) },
  { name: "other lines", make: counted((index) => `${index} g ${word(index)}\n`) },
  {
    name: "other sentences",
    make: counted((index) => `Mix the ${word(index)} with ${index} ml of ${word(index + 7)}. `),
  },
  { name: "other items", make: counted((index) => `<li>${index} g ${word(index)}</li>`) },
  { name: "other classes", make: counted((index) => `<p class="${word(index)}">1 cup ${word(index)}</p>`) },
];
