import type { Line, Word } from "../reading.ts";

/** x-height and letter width of test print, in pixels. */
const SIZE = 10;
const LETTER = 11;

type Print = { x?: number; y: number; size?: number; block?: number; page?: number; confidence?: number };

/** Creates a printed line from text; a double space becomes a gap of five letters. */
export function createTestLine(
  text: string,
  { x = 50, y, size = SIZE, block = 0, page = 0, confidence = 0.95 }: Print,
): Line {
  const letter = (LETTER * size) / SIZE;
  const words: Word[] = [];
  let left = x;
  for (const part of text.split(" ")) {
    if (part === "") {
      left += letter * 4;
      continue;
    }
    const box = { x: left, y, width: part.length * letter, height: size * 1.5 };
    words.push({ text: part, box, confidence, alternatives: [] });
    left += (part.length + 1) * letter;
  }
  const right = Math.max(...words.map((word) => word.box.x + word.box.width));
  return { words, box: { x, y, width: right - x, height: size * 1.5 }, glyphHeight: size, page, block };
}

/**
 * Creates lines below each other in one block. "" is a vertical gap; "# " makes a line twice as large, each
 * ">" indents it.
 */
export function createTestBlock(texts: string[], place: Partial<Print> = {}): Line[] {
  let y = place.y ?? 50;
  return texts.flatMap((text) => {
    const size = text.startsWith("# ") ? SIZE * 2 : (place.size ?? SIZE);
    if (text === "") {
      y += SIZE * 2;
      return [];
    }
    const indent = /^>*/.exec(text)?.[0].length ?? 0;
    const line = createTestLine(text.replace(/^(?:# |>+)/, ""), {
      ...place,
      x: (place.x ?? 50) + indent * SIZE * 1.5,
      y,
      size,
    });
    y += size * 3;
    return [line];
  });
}

/** Splits a text into lines of at most this many letters, between words. */
export function wrapTextAtLength(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
