import { parseDataLines } from "../data-lines/data-lines.ts";
import words from "./data/common-password-words.txt?raw";

/** Lower-case words of 3 to 16 letters that common passwords consist of. */
export const COMMON_PASSWORD_WORDS: ReadonlySet<string> = new Set(parseDataLines(words));

/** A password with at most this many guessable parts is among the first guesses of an attacker. */
const TOO_FEW_PARTS = 4;

const MIN_WORD = 3;
const MAX_WORD = 16;
const MIN_WALK = 3;

/**
 * Characters that are examined, to bound the cost. A password that long has more parts than the limit, except
 * a long repetition.
 */
const MAX_READ = 128;

/**
 * Letters by the digit or sign that replaces them in leet spelling. `1`, `!` and `|` are read as "i" and,
 * separately, as "l".
 */
const LEET: Record<string, string> = Object.fromEntries(
  "0o 1i !i |i 3e €e 4a @a 5s $s 6g 7t +t 8b 9g 2z"
    .split(" ")
    .map(([sign = "", letter = ""]) => [sign, letter]),
);

/** The digit on the same key of a US keyboard as a sign, so that `!@#` counts as the keyboard walk `123`. */
const UNSHIFTED: Record<string, string> = Object.fromEntries(
  [..."!@#$%^&*()"].map((sign, i) => [sign, "1234567890"[i] ?? ""]),
);

const ROWS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "qsdfghjklm",
  "zxcvbnm",
  "yxcvbnm",
  "wxcvbn",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "qazwsxedcrfvtgbyhnujmikolp",
  "zaq12wsxcde34rfvbgt56yhnmju7",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "147258369",
];
const WALKS = [...ROWS, ...ROWS.map((row) => [...row].toReversed().join(""))];

/** Removes case and accents: `Contraseña` becomes `contrasena`. */
function fold(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

function longestWalk(text: string, from: number): number {
  let best = 0;
  for (const walk of WALKS) {
    let i = walk.indexOf(text.slice(from, from + MIN_WALK));
    if (from + MIN_WALK > text.length) i = -1;
    while (i !== -1) {
      let length = MIN_WALK;
      while (from + length < text.length && text[from + length] === walk[i + length]) length += 1;
      best = Math.max(best, length);
      i = walk.indexOf(text.slice(from, from + MIN_WALK), i + 1);
    }
  }
  return best;
}

function longestRepeat(text: string, from: number): number {
  let length = 1;
  while (from + length < text.length && text[from + length] === text[from]) length += 1;
  // A repetition of the preceding characters also counts, for example the second half of "aZ1!aZ1!".
  for (let size = 2; size <= from && from + size <= text.length; size += 1) {
    let again = 0;
    while (from + again < text.length && text[from + again] === text[from + again - size]) again += 1;
    if (again >= size) length = Math.max(length, again);
  }
  return length;
}

function isYearOrDay(part: string): boolean {
  if (!/^\d{4}$/.test(part)) return false;
  const [head, tail] = [Number(part.slice(0, 2)), Number(part.slice(2))];
  return head === 19 || head === 20 || (head >= 1 && head <= 31 && tail >= 1 && tail <= 31);
}

/**
 * The minimum number of guessable parts that the password consists of. A part is a common word (also in leet
 * spelling or backwards), a walk over the keyboard or alphabet, a repetition, a year or day, or a single
 * character.
 */
function countPasswordParts(password: string, ownWords: readonly string[] = []): number {
  const text = fold(password).slice(0, MAX_READ);
  const own = new Set(ownWords.map(fold).filter((word) => word.length >= MIN_WORD));
  const leet = [...text].map((c) => LEET[c] ?? c).join("");
  const leetWithL = [...text]
    .map((c) => (c === "1" || c === "!" || c === "|" ? "l" : (LEET[c] ?? c)))
    .join("");
  const readings = [text, leet, leetWithL].filter((reading) => reading.length === text.length);
  const unshifted = [...text].map((c) => UNSHIFTED[c] ?? c).join("");
  const isWord = (word: string) => COMMON_PASSWORD_WORDS.has(word) || own.has(word);

  const fewest = new Array<number>(text.length + 1).fill(Number.POSITIVE_INFINITY);
  fewest[0] = 0;
  for (let i = 0; i < text.length; i += 1) {
    const cost = (fewest[i] ?? 0) + 1;
    const reach = (length: number) => {
      for (let n = 1; n <= length; n += 1) fewest[i + n] = Math.min(fewest[i + n] ?? cost, cost);
    };
    reach(Math.max(1, longestWalk(unshifted, i), longestRepeat(unshifted, i)));
    if (isYearOrDay(text.slice(i, i + 4))) reach(4);
    for (let length = MIN_WORD; length <= MAX_WORD && i + length <= text.length; length += 1) {
      const found = readings.some((reading) => {
        const word = reading.slice(i, i + length);
        return isWord(word) || (length > MIN_WORD && isWord([...word].toReversed().join("")));
      });
      if (found) fewest[i + length] = Math.min(fewest[i + length] ?? cost, cost);
    }
  }
  return fewest[text.length] ?? 0;
}

/**
 * Whether a password is among the first that an attacker tries: one or two common words with digits, signs or
 * leet spelling, a keyboard walk, a repetition. `ownWords` count as common words: the person's name and the
 * part of the address before the @.
 */
export function isCommonPassword(password: string, ownWords: readonly string[] = []): boolean {
  return countPasswordParts(password, ownWords) <= TOO_FEW_PARTS;
}
