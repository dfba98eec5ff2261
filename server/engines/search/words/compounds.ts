import { germanWords } from "../lexicon/names.ts";

/** Letters between the parts of a German compound: "Kartoffel-n-gratin", "Rind-er-braten". */
const JOINTS = ["", "n", "s", "en", "er", "es", "e"] as const;
const MIN_PART_LENGTH = 3;
const MIN_WORD_LENGTH = 7;
const MIN_HEAD_LENGTH = 4;
const MIN_TAIL_LENGTH = 4;
/** Suffixes that derive a word and are no second part of a compound. */
const ENDINGS = /^(?:chen|lein|lich|isch|haltig|artig|keit|heit|ung)/;

/** Every way in which a word may be two: where it is cut, and which letters join. The parts may be no words. */
export function cutsOf(word: string): [string, string][] {
  const cuts: [string, string][] = [];
  for (let i = MIN_PART_LENGTH; i <= word.length - MIN_PART_LENGTH; i += 1) {
    const tail = word.slice(i);
    for (const joint of JOINTS) {
      const head = word.slice(0, i - joint.length);
      if (head.length >= MIN_PART_LENGTH && word.slice(head.length, i) === joint) cuts.push([head, tail]);
    }
  }
  return cuts;
}

/** The two words of the kitchen that a folded German word is made of, or null: "kartoffelsuppe". */
export function splitGerman(word: string): [string, string] | null {
  if (word.length < MIN_WORD_LENGTH) return null;
  const known = germanWords();
  for (const [head, tail] of cutsOf(word)) {
    if (isWord(known, tail) && (isWord(known, head) || known.has(`${head}e`))) {
      return [known.has(head) ? head : known.has(`${head}e`) ? `${head}e` : head, tail];
    }
  }
  return headOfGerman(word, known);
}

/** A food at the beginning tells enough, whatever is made of it: "Zucchinipuffer". */
function headOfGerman(word: string, known: ReadonlySet<string>): [string, string] | null {
  for (let i = word.length - MIN_TAIL_LENGTH; i >= MIN_HEAD_LENGTH; i -= 1) {
    const head = word.slice(0, i);
    const tail = word.slice(i);
    if (known.has(head) && !ENDINGS.test(tail)) return [head, tail];
    if (head.endsWith("n") && known.has(head.slice(0, -1)) && !ENDINGS.test(tail))
      return [head.slice(0, -1), tail];
  }
  return null;
}

function isWord(known: ReadonlySet<string>, part: string): boolean {
  return (
    part.length >= MIN_PART_LENGTH &&
    (known.has(part) || (part.endsWith("n") && known.has(part.slice(0, -1))))
  );
}
