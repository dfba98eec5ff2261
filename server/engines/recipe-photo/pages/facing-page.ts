import type { TextBlock } from "./reading-order.ts";
import { textOfSegment } from "./segments.ts";

/** Largest distance from the photo's edge and largest width of a strip, as shares of the photo's width. */
const MAX_EDGE_DISTANCE = 0.008;
const MAX_WIDTH = 0.25;
/** Largest share of the photo's letters that the strip contains. */
const MAX_LETTERS_SHARE = 0.25;

/**
 * Removes the visible strip of a book's facing page: a narrow block with a small part of the text, in which
 * the photo's edge cuts at least half of the lines.
 */
export function removeFacingPage(blocks: TextBlock[], width: number): TextBlock[] {
  const all = blocks.reduce((sum, block) => sum + lettersIn(block), 0);
  return blocks.filter((block) => {
    if (block.length < 3 || lettersIn(block) > all * MAX_LETTERS_SHARE) return true;
    const isNarrow = block.every(({ left, right }) => right - left < width * MAX_WIDTH);
    const cut = (isCut: (line: TextBlock[number]) => boolean) =>
      block.filter(isCut).length >= block.length * 0.5;
    const runsOut =
      cut(({ left }) => left <= width * MAX_EDGE_DISTANCE) ||
      cut(({ right }) => right >= width * (1 - MAX_EDGE_DISTANCE));
    return !(isNarrow && runsOut);
  });
}

const lettersIn = (block: TextBlock): number =>
  block.reduce((sum, line) => sum + textOfSegment(line).length, 0);
