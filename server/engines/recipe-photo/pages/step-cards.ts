import { computeMedianLetterSize, middleOf, type Segment, textOfSegment } from "./segments.ts";

type Card = { number: number; left: number; top: number; bottom: number };

/** Fewer numbered boxes may be steps in two columns. */
const MIN_CARDS = 4;

/**
 * Returns the segments of each numbered box whose numbers count up row by row, after the segments above them.
 * Null if the numbers count down the columns or there are none.
 */
export function findNumberedStepBoxesOrNull(segments: Segment[]): Segment[][] | null {
  const rows = rowsOf(cardsOf(segments), computeMedianLetterSize(segments));
  if (rows === null) return null;
  const tops = rows.map((row) => Math.min(...row.map(({ top }) => top)));
  const size = computeMedianLetterSize(segments);
  const rowAt = (segment: Segment) => tops.findLastIndex((top) => middleOf(segment) >= top);
  const before = segments.filter((segment) => rowAt(segment) < 0);
  const boxes = rows.flatMap((row, index) => {
    const inRow = segments.filter((segment) => rowAt(segment) === index);
    const boxAt = ({ left }: Segment) =>
      Math.max(
        0,
        row.findLastIndex((card) => left >= card.left - size),
      );
    return row.map((_, box) => inRow.filter((segment) => boxAt(segment) === box));
  });
  return [before, ...boxes].filter((box) => box.length > 0);
}

/** The segments that begin with the numbers 1, 2, 3 and so on, up to the first missing or repeated number. */
function cardsOf(segments: Segment[]): Card[] {
  const numbered = segments.flatMap((segment) => {
    const number = /^(?:Step )?(\d{1,2})(?:[.,):]|(?= \p{Lu})|$)/iu.exec(textOfSegment(segment))?.[1];
    const { left, top, bottom } = segment;
    return number === undefined ? [] : [{ number: Number(number), left, top, bottom }];
  });
  const cards: Card[] = [];
  for (let number = 1; ; number++) {
    const same = numbered.filter((card) => card.number === number);
    const [only] = same;
    if (only === undefined || same.length > 1) return cards;
    cards.push(only);
  }
}

/** The numbered boxes by rows; null if they do not form a grid. */
function rowsOf(cards: Card[], size: number): Card[][] | null {
  if (cards.length < MIN_CARDS) return null;
  const rows: Card[][] = [];
  for (const card of cards) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (last === undefined) rows.push([card]);
    else if (isLevel(card, last) && card.left > last.left) row?.push(card);
    else if (card.top > last.top + size) rows.push([card]);
    else return null;
  }
  const columns = rows[0]?.length ?? 0;
  const isGrid = rows.every((row, index) => row.length === columns || index === rows.length - 1);
  return columns >= 2 && rows.length >= 2 && isGrid ? rows : null;
}

/** Whether two boxes begin at about the same height; a frame may make one of them taller. */
function isLevel(a: Card, b: Card): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared >= Math.min(a.bottom - a.top, b.bottom - b.top) * 0.5;
}
