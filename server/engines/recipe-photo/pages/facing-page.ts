import type { TextBlock } from "./reading-order.ts";
import { textOfSegment } from "./segments.ts";

/** How near the photo's edge cut words stand, how wide such a strip is at most, as shares of the photo's width. */
const MAX_EDGE_DISTANCE = 0.008;
const MAX_WIDTH = 0.25;
/** Of all letters, at most. */
const MAX_LETTERS_SHARE = 0.25;

/**
 * The blocks without those that the edge of the photo cuts: the strip of a book's facing page. What is narrow, a small
 * part of the text, and runs into the edge with half of its lines is such a strip.
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
