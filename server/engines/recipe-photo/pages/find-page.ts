import type { GreyImage } from "../reading.ts";
import { findConnectedInkComponents } from "./blobs.ts";
import { normalizeLighting } from "./even-light.ts";
import { findSheetCornersOrNull, otsuThreshold } from "./find-paper.ts";
import { hasBlobLargerThanLetter, type Letter, type Letters, selectLetterBlobs } from "./letters.ts";
import { chainLettersIntoLines } from "./line-chains.ts";
import { findLineDirectionOrNull, scoreLineSharpness } from "./line-direction.ts";
import { fitBaselineCurveOrNull, type LineShape } from "./line-shape.ts";
import type { Point, Quad } from "./quad.ts";
import { createPerspectiveMapping, type Mapping, warpGrey } from "./warp.ts";

/** The letter height that is recognised best, in pixels. */
const BEST_LETTER_SIZE = 20;
/** Photos up to this length are not reduced, because their letters may be larger than measured. */
const MIN_EDGE = 1600;
/** Median ratio of width to height from which the components are several joined letters. */
const MIN_JOINED_RATIO = 1.4;
const MAX_SCALE = 4;
/** If this many letters lie on both sides of an edge, the edge cuts through text. */
const MIN_CUT_LETTERS = 8;
const MAX_PIXELS = 3_500_000;

/**
 * The position of the page in the photo. `mapping` maps an upright, flat image of `width` x `height` to the
 * photo. `upright`: above 1 if the page is probably not upside down. `quarters` and `skew`: clockwise
 * rotation of the lines in the photo, in quarter turns and additional degrees. `letterSize` in photo pixels.
 */
export type FoundPage = {
  width: number;
  height: number;
  mapping: Mapping;
  upright: number;
  quarters: number;
  skew: number;
  letterSize: number;
  /** Largest deviation of a text line from a straight line, in letter heights. */
  bend: number;
  scale: number;
  /** The page is a sheet of paper inside the photo. */
  isSheet: boolean;
  /** The page is the photo itself, without rotation or distortion. */
  isLevel: boolean;
  /** The ink forms lines, or there is too little ink to decide. */
  mayHoldPrint: boolean;
};

/** Finds the sheet of paper, the direction and curvature of the lines, and the letter size. */
export function findPageGeometry(photo: GreyImage): FoundPage {
  const seen = lettersOf(photo);
  const sheet = findSheetCornersOrNull(photo, (paper) => containsText(paper, seen));
  const flat = sheet === null ? rotateToLevel(photo, seen) : rectifySheet(sheet, seen);
  const { width, height, mapping } = flat;
  const level = flat.isUnchanged ? photo : warpGrey(photo, width, height, mapping);
  const letters = flat.isUnchanged ? seen : lettersOf(level);
  const upright =
    scoreLineSharpness(letters.letters, letters.size, 0, "foot") /
    scoreLineSharpness(letters.letters, letters.size, 0, "head");
  const shape = fitBaselineCurveOrNull(letters, width, height);
  const quarters = Math.round(flat.angle / 90);
  const scale = bestScale(letters, width, height);
  return {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    mapping: applyScale(applyShape(mapping, shape), scale),
    upright,
    quarters,
    skew: flat.angle - quarters * 90,
    letterSize: letters.size,
    scale,
    isSheet: sheet !== null,
    bend: shape === null ? 0 : shape.maxOffset / Math.max(1, letters.size),
    isLevel: flat.isUnchanged && shape === null,
    mayHoldPrint:
      letters.letters.length > 0
        ? mayHoldPrint(letters, flat.share)
        : mayHoldFaintPrint(normalizeLighting(level)),
  };
}

/** The scale that brings the letters to the size that is recognised best. */
function bestScale({ letters, size }: Letters, width: number, height: number): number {
  const shapes = letters
    .map(({ left, top, right, bottom }) => (right - left) / (bottom - top))
    .sort((a, b) => a - b);
  // Blurred or handwritten letters join into words, which are taller than their small letters.
  const isJoined = (shapes[Math.floor(shapes.length / 2)] ?? 0) > MIN_JOINED_RATIO;
  const letter = size === 0 ? BEST_LETTER_SIZE : isJoined ? size * 0.4 : size;
  const fits = Math.sqrt(MAX_PIXELS / (width * height));
  const least = Math.min(1, MIN_EDGE / Math.max(width, height));
  return Math.min(fits, MAX_SCALE, Math.max(least, BEST_LETTER_SIZE / letter));
}

const lettersOf = (grey: GreyImage): Letters =>
  selectLetterBlobs(findConnectedInkComponents(normalizeLighting(grey)));

/**
 * Whether the text is inside the quadrilateral. If not, it is no sheet of paper but a picture, a box or a lit
 * part of the page.
 */
function containsText(paper: Quad, { letters, size }: Letters): boolean {
  const depths = letters.map((letter) => depthInside(paper, middleOf(letter)));
  const between = (from: number, to: number) =>
    depths.filter((depth) => depth > from * size && depth <= to * size);
  // A sheet has a margin, so an edge with letters on both sides is the edge of a shadow.
  if (between(0, 2).length >= MIN_CUT_LETTERS && between(-2, 0).length >= MIN_CUT_LETTERS) return false;
  const outside = letters.filter((_, index) => depths[index]! < 0);
  if (outside.length < 30) return true;
  const direction = findLineDirectionOrNull({ letters: outside, size });
  return direction === null || direction.share < 0.36 || outside.length < letters.length * 0.2;
}

const middleOf = ({ left, top, right, bottom }: Letter): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

const isInside = (quad: Quad, point: Point): boolean => depthInside(quad, point) >= 0;

/** Signed distance of a point from the nearest edge, in pixels; negative outside. */
function depthInside(quad: Quad, { x, y }: Point): number {
  const depths = quad.map((from, index) => {
    const to = quad[(index + 1) % 4]!;
    const [across, down] = [to.x - from.x, to.y - from.y];
    return (across * (y - from.y) - down * (x - from.x)) / Math.hypot(across, down);
  });
  return Math.min(...depths);
}

type Layout = {
  width: number;
  height: number;
  mapping: Mapping;
  angle: number;
  /** How clearly the letters form lines, 0 to 1. */
  share: number;
  isUnchanged: boolean;
};

/** Maps the sheet to a rectangle with horizontal text lines. */
function rectifySheet(sheet: Quad, seen: Letters): Layout {
  const side = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);
  const width = Math.round((side(sheet[0], sheet[1]) + side(sheet[3], sheet[2])) / 2);
  const height = Math.round((side(sheet[1], sheet[2]) + side(sheet[0], sheet[3])) / 2);
  const mapping = createPerspectiveMapping(sheet, width, height);
  const inside = seen.letters.filter((letter) => isInside(sheet, middleOf(letter)));
  const lines = findLineDirectionOrNull({ letters: inside, size: seen.size });
  const [direction, share] = [lines?.angle ?? 0, lines?.share ?? 1];
  const across = (Math.atan2(sheet[1].y - sheet[0].y, sheet[1].x - sheet[0].x) * 180) / Math.PI;
  const apart = Math.abs(((direction - across + 270) % 180) - 90);
  if (apart < 45) return { width, height, mapping, angle: across, share, isUnchanged: false };
  const aside: Mapping = (x, y, into) => mapping(y, height - x, into);
  return { width: height, height: width, mapping: aside, angle: across - 90, share, isUnchanged: false };
}

/** Rotates the entire photo until its text lines are horizontal. */
function rotateToLevel({ width, height }: GreyImage, seen: Letters): Layout {
  const { angle, share } = findLineDirectionOrNull(seen) ?? { angle: 0, share: 1 };
  if (Math.abs(angle) < 0.3) return { width, height, mapping: identity, angle: 0, share, isUnchanged: true };
  const radians = (angle * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const wide = Math.round(Math.abs(width * cosine) + Math.abs(height * sine));
  const high = Math.round(Math.abs(width * sine) + Math.abs(height * cosine));
  const mapping: Mapping = (x, y, into) => {
    const [dx, dy] = [x - wide / 2, y - high / 2];
    into.x = width / 2 + dx * cosine - dy * sine;
    into.y = height / 2 + dx * sine + dy * cosine;
  };
  return { width: wide, height: high, mapping, angle, share, isUnchanged: false };
}

const identity: Mapping = (x, y, into) => {
  into.x = x;
  into.y = y;
};

const applyShape = (mapping: Mapping, shape: LineShape | null): Mapping =>
  shape === null ? mapping : (x, y, into) => mapping(x, y + shape.offsetAt(x, y), into);

const applyScale =
  (mapping: Mapping, scale: number): Mapping =>
  (x, y, into) =>
    mapping(x / scale, y / scale, into);

/** With fewer components the ink counts as print, because it cannot be decided. */
const MIN_COMPONENTS = 150;
/**
 * Least clearness of the line direction for print. Measured: 0.04 for random components, 0.2 for joined
 * handwriting, 0.3 for print.
 */
const MIN_LINE_SHARE = 0.1;
/**
 * Largest difference between the baselines of neighbouring letters of print, in letter heights, and the share
 * of neighbours that must be within it.
 */
const MAX_BASELINE_STEP = 0.15;
const MIN_LEVEL_SHARE = 0.55;
/**
 * Least share of components in level lines. Measured: at most 0.2 for random components, 0.6 or more for
 * print.
 */
const MIN_CHAINED_SHARE = 0.3;

/**
 * Whether the components may be print; noise, sand or fur form no lines. `share`: clearness of the line
 * direction, 0 to 1. Few components count as print.
 */
function mayHoldPrint(letters: Letters, share: number): boolean {
  const count = letters.letters.length;
  if (count < MIN_COMPONENTS || share >= MIN_LINE_SHARE) return true;
  const level = chainLettersIntoLines(letters).filter((chain) => {
    const near = chain.filter(
      ({ bottom }, index) =>
        index > 0 && Math.abs(bottom - chain[index - 1]!.bottom) <= MAX_BASELINE_STEP * letters.size,
    );
    return near.length >= MIN_LEVEL_SHARE * (chain.length - 1);
  });
  return level.reduce((sum, chain) => sum + chain.length, 0) >= MIN_CHAINED_SHARE * count;
}

/** Whether a page without dark letters may contain faint print; separates its ink at a lower contrast. */
function mayHoldFaintPrint(ink: GreyImage): boolean {
  const blobs = findConnectedInkComponents(ink, otsuThreshold(ink));
  if (hasBlobLargerThanLetter(blobs)) return true;
  const letters = selectLetterBlobs(blobs);
  return letters.letters.length > 0 && mayHoldPrint(letters, findLineDirectionOrNull(letters)?.share ?? 1);
}
