import sharp from "sharp";
import { correctMisreadLines, readScanFields } from "./fields/fields.ts";
import type { ScanFields } from "./fields/scan-fields.ts";
import { replaceFractionsInLines } from "./glyphs/fractions.ts";
import { findFoodPictures } from "./glyphs/pictures/pictures.ts";
import { scorePhotoQuality } from "./glyphs/quality.ts";
import { doubleSmallPhoto } from "./pages/enlarge.ts";
import { findPageGeometry } from "./pages/find-page.ts";
import { toGreyImage } from "./pages/images.ts";
import { loadPhoto, PhotoError } from "./pages/load-photo.ts";
import { type PageReading, recognizePagePhoto } from "./pages/read-page.ts";
import type { Recognizer } from "./pages/recognizer.ts";
import type { Box, ColourImage, Line, Quality } from "./reading.ts";

export { parseScannedText, type ScannedText } from "./fields/parse-scanned-text.ts";
export { findPrintedUnitAndName } from "./fields/printed-name.ts";
export { findInstalledLanguageFileOrNull, languagePackage } from "./language/language-data.ts";
export { PhotoError, type PhotoErrorKind } from "./pages/load-photo.ts";
export { createRecognizer, type Recognizer, RecognizerError } from "./pages/recognizer.ts";
export type { Quality } from "./reading.ts";

/**
 * JPEG files of the upright photo and of the flattened page. `width` and `height` are those of the page, to
 * which all boxes refer.
 */
type ScannedPage = { photo: Uint8Array; page: Uint8Array; width: number; height: number };

/** A recognised line; `confidence` is 0 to 1, `page` counts photos from 0. */
type ScannedLine = { text: string; box: Box; confidence: number; page: number };

/** Progress of a scan: `photo` counts from 1 to `of`; `share` is the finished share of all photos, 0 to 1. */
export type ScanStep = {
  step: "preparing" | "reading" | "understanding";
  photo: number;
  of: number;
  share: number;
};

/**
 * The result for the photos of one recipe. Times in minutes, confidences 0 to 1; `confidence` is at most 0.7
 * if printed text was left unread or no title was found.
 */
export type ScanReading = ScanFields & {
  confidence: number;
  lines: ScannedLine[];
  pages: ScannedPage[];
  foodPictures: { jpeg: Uint8Array; confidence: number; page: number; box: Box }[];
  /** For each printed row that could not be read, the text of the nearest line, in order. */
  unreadNear: string[];
  /** Quality of the worst photo. */
  quality: Quality;
};

const textOf = (line: Line): string => line.words.map(({ text }) => text).join(" ");

/** Reads one recipe from its photos in the given order. Rejects with PhotoError or RecognizerError. */
export async function readRecipeFromPhotos(
  photos: Uint8Array[],
  { recognizer, onStep }: { recognizer: Recognizer; onStep: (step: ScanStep) => void },
): Promise<ScanReading> {
  const lines: Line[] = [];
  const pages: ScannedPage[] = [];
  const qualities: Quality[] = [];
  const foodPictures: ScanReading["foodPictures"] = [];
  const sizes: number[] = [];
  const unreadNear: string[] = [];
  for (const [number, file] of photos.entries()) {
    const report = (step: ScanStep["step"], done: number) =>
      onStep({ step, photo: number + 1, of: photos.length, share: (number + done) / photos.length });
    report("preparing", 0);
    const photo = await loadPhoto(file);
    const reading = await recognizePagePhoto(photo, {
      recognizer,
      number,
      onReading: () => report("reading", 0.3),
    });
    report("understanding", 0.9);
    const ownLines = correctMisreadLines(replaceFractionsInLines(reading.ink, reading.lines));
    lines.push(...ownLines);
    qualities.push(scorePhotoQuality(reading.grey, reading.found));
    sizes.push(scaleOf(reading));
    const pictures = await cutPictures(reading, number);
    foodPictures.push(...pictures);
    // Unread rows inside a picture are its texture and not print.
    for (const box of reading.unread) {
      const onPage = resizeBox(box, scaleOf(reading));
      if (!pictures.some((picture) => isMiddleInside(onPage, picture.box)))
        unreadNear.push(nearestText(ownLines, box));
    }
    pages.push(await encodePage(reading));
  }
  if (!holdsText(lines)) throw new PhotoError("no-text");
  const fields = readScanFields(lines);
  const isIncomplete = unreadNear.length > 0 || fields.title === null;
  return {
    ...fields,
    lines: lines.map((line) => ({
      text: textOf(line),
      box: resizeBox(line.box, sizes[line.page] ?? 1),
      confidence: confidenceOf([line]),
      page: line.page,
    })),
    pages,
    confidence: Math.min(confidenceOf(lines), isIncomplete ? MAX_CONFIDENCE_UNREAD : 1),
    foodPictures,
    unreadNear: [...new Set(unreadNear)],
    quality: qualities.reduce((worst, quality) => (quality.overall < worst.overall ? quality : worst)),
  };
}

/** Rates the quality of a photo without text recognition. Rejects with PhotoError. */
export async function assessPhoto(file: Uint8Array): Promise<Quality> {
  const grey = toGreyImage(await loadPhoto(file));
  const { photo, by } = await doubleSmallPhoto(grey);
  const found = findPageGeometry(photo);
  return scorePhotoQuality(grey, { ...found, letterSize: found.letterSize / by });
}

/** Least sum of letters times confidence for a page with text; less is noise from a picture. */
const MIN_LETTERS = 12;
const MIN_CONFIDENCE = 0.4;

/** Highest confidence of a scan if printed text was left unread, or if no title was found. */
const MAX_CONFIDENCE_UNREAD = 0.7;

function holdsText(lines: Line[]): boolean {
  const words = lines.flatMap((line) => line.words).filter(({ text }) => /\p{L}{2}/u.test(text));
  const letters = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
  return letters >= MIN_LETTERS && confidenceOf(lines) >= MIN_CONFIDENCE;
}

/** Mean confidence of all words, weighted by their length. */
function confidenceOf(lines: Line[]): number {
  const words = lines.flatMap((line) => line.words);
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return (
    words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, letters)
  );
}

/** Scale from the image that was recognised, which may be enlarged, to the page. */
const scaleOf = ({ page, ink }: PageReading): number => page.width / ink.width;

function resizeBox({ x, y, width, height }: Box, by: number): Box {
  const [left, top] = [Math.floor(x * by), Math.floor(y * by)];
  return {
    x: left,
    y: top,
    width: Math.round((x + width) * by) - left,
    height: Math.round((y + height) * by) - top,
  };
}

/** The text of the line that is nearest to a box. */
function nearestText(lines: readonly Line[], box: Box): string {
  const distanceTo = (other: Box): number =>
    Math.max(0, other.x - box.x - box.width, box.x - other.x - other.width) +
    Math.max(0, other.y - box.y - box.height, box.y - other.y - other.height);
  const nearest = lines.reduce<Line | null>(
    (best, line) => (best === null || distanceTo(line.box) < distanceTo(best.box) ? line : best),
    null,
  );
  return nearest === null ? "" : textOf(nearest);
}

function isMiddleInside({ x, y, width, height }: Box, outer: Box): boolean {
  const [middleX, middleY] = [x + width / 2 - outer.x, y + height / 2 - outer.y];
  return middleX > 0 && middleX < outer.width && middleY > 0 && middleY < outer.height;
}

async function cutPictures(reading: PageReading, number: number): Promise<ScanReading["foodPictures"]> {
  const { page, lines } = reading;
  const size = scaleOf(reading);
  const words = lines.flatMap((line) => line.words.map(({ box }) => resizeBox(box, size)));
  const found = findFoodPictures(page, words);
  return Promise.all(
    found.map(async ({ box, confidence }) => ({
      jpeg: await encodeJpeg(page, box),
      confidence,
      page: number,
      box,
    })),
  );
}

async function encodePage({ upright, page }: PageReading): Promise<ScannedPage> {
  const photoJpeg = await encodeJpeg(upright);
  const pageJpeg = page === upright ? photoJpeg : await encodeJpeg(page);
  return { photo: photoJpeg, page: pageJpeg, width: page.width, height: page.height };
}

const QUALITY = 82;

/** Encodes an image, or the part inside `box`, as JPEG. */
async function encodeJpeg({ width, height, data }: ColourImage, box?: Box): Promise<Uint8Array> {
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  const part =
    box === undefined
      ? image
      : image.extract({ left: box.x, top: box.y, width: box.width, height: box.height });
  return new Uint8Array(await part.jpeg({ quality: QUALITY }).toBuffer());
}
