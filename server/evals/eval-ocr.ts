import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import {
  createRecognizer,
  findInstalledLanguageFileOrNull,
  languagePackage,
  type Recognizer,
  readRecipeFromPhotos,
  type ScanReading,
} from "#server/engines/recipe-photo/recipe-photo.ts";
import { toComparedScanFields } from "./eval/scan-lines.ts";
import { addPageToRowCounts, describeCompletePageCounts, type RowCounts } from "./eval/scan-rows.ts";

const PHOTO = /\.(?:jpe?g|png|bmp|tiff?)$/i;
const USAGE = "usage: eval-ocr DIR, a folder of photos; eval-ocr --fields PHOTO";

/**
 * `eval-ocr DIR` prints one JSON line for each photo of DIR, sorted by name. An unreadable photo gives an
 * empty reading and an error on stderr. At the end it prints the CPU time and, for pages of `generate-scans`,
 * the share of pages that have every row. OCR_LANGS has the same effect as for the server. `eval-ocr --fields
 * PHOTO` prints the complete reading of one photo.
 */
async function main(args: string[]): Promise<number> {
  const wantsFields = args.includes("--fields");
  const path = args.find((arg) => !arg.startsWith("--"));
  if (path === undefined || !existsSync(path) || statSync(path).isDirectory() === wantsFields) {
    console.error(USAGE);
    return 1;
  }
  const languages = (process.env.OCR_LANGS ?? "eng").split("+").filter((code) => code !== "eng");
  const recognizer = createRecognizer({
    moreDataFiles: languages.map((code) => findInstalledLanguageFileOrNull(code) ?? languagePackage(code)),
  });
  await (wantsFields ? printFields(path, recognizer) : printLines(path, recognizer));
  await recognizer.close();
  return 0;
}

async function printFields(photo: string, recognizer: Recognizer): Promise<void> {
  const { pages, foodPictures, ...reading } = await readPhoto(photo, recognizer);
  const sizes = pages.map(({ width, height }) => ({ width, height }));
  const pictures = foodPictures.map(({ jpeg, ...picture }) => ({ ...picture, bytes: jpeg.length }));
  console.log(JSON.stringify({ ...reading, pages: sizes, foodPictures: pictures }, null, 2));
}

async function printLines(folder: string, recognizer: Recognizer): Promise<void> {
  const photos = readdirSync(folder).filter((file) => PHOTO.test(file));
  const before = process.cpuUsage();
  const counts: RowCounts = { pages: 0, well: 0, complete: 0 };
  for (const file of photos.sort()) {
    const page = basename(file, extname(file));
    const printed = printedRows(join(folder, `${page}.json`));
    const read = await readPhoto(join(folder, file), recognizer).then(
      (reading) => ({
        ...toComparedScanFields(reading),
        ...(printed !== null && { missing: addPageToRowCounts(counts, printed, reading) }),
      }),
      (error: unknown) => {
        console.error(`${page}: ${error instanceof Error ? error.message : String(error)}`);
        return {};
      },
    );
    process.stdout.write(`${JSON.stringify({ page, ...read })}\n`);
  }
  const { user, system } = process.cpuUsage(before);
  const each = (user + system) / 1000 / Math.max(1, photos.length);
  if (counts.pages > 0) console.error(describeCompletePageCounts(counts));
  console.error(`${photos.length} photos, ${Math.round(each)} ms of processor time each`);
}

/** The ingredient lines that are printed on a generated page; null if the photo has no ground truth. */
function printedRows(file: string): string[] | null {
  if (!existsSync(file)) return null;
  const truth: { photographed?: boolean; ingredients?: { line: string }[] } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  return truth.photographed === undefined ? null : (truth.ingredients ?? []).map(({ line }) => line);
}

const readPhoto = (file: string, recognizer: Recognizer): Promise<ScanReading> =>
  readRecipeFromPhotos([readFileSync(file)], { recognizer, onStep: () => {} });

process.exitCode = await main(process.argv.slice(2));
