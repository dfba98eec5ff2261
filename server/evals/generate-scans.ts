import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserArguments, findBrowser } from "#server/cli/find-browser.mjs";
import { composeScanPage, type Half, LAYOUTS, type PageLanguage } from "./scans/compose-page.ts";
import fonts from "./scans/fonts.json" with { type: "json" };
import { renderPageAsJpeg } from "./scans/photograph-page.ts";
import phrases from "./scans/phrases.json" with { type: "json" };
import { type FontFace, limitTextToFontsOfFolder, readFontFaces } from "./train/fractions/font-faces.ts";
import { createSeededRandom } from "./train/fractions/random.ts";

/** The first seed of each set of pages. `unseen` needs a new one each time after its pages were looked at. */
const SEEDS: Record<Half, number> = { dev: 1, unseen: 300007 };

const USAGE = "usage: generate-scans FONTS OUT dev|unseen|LANGUAGE [COUNT]; FONTS has a folder per package";

/** `generate-scans` renders pages with recipes and their ground truth. See server/evals/scans/README.md. */
async function main([folder, out, set = "", count = "432"]: string[]): Promise<number> {
  if (
    folder === undefined ||
    out === undefined ||
    !existsSync(folder) ||
    !(set in LAYOUTS || set in phrases)
  ) {
    console.error(USAGE);
    return 1;
  }
  const half: Half = set === "unseen" ? "unseen" : "dev";
  const language = (set in phrases ? set : "en") as PageLanguage;
  limitTextToFontsOfFolder(folder);
  const faces = readFontFaces(folder).filter((face) => fonts[half].includes(face.folder.split("/")[0] ?? ""));
  if (faces.length === 0) throw new Error(`no font of the half ${half} in ${folder}`);
  mkdirSync(out, { recursive: true });
  await drawPages({ half, language, faces }, out, Number(count));
  return 0;
}

async function drawPages(
  set: { half: Half; language: PageLanguage; faces: FontFace[] },
  out: string,
  count: number,
): Promise<void> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    args: browserArguments,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const browserPage = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    for (let index = 0; index < count; index += 1) {
      const random = createSeededRandom(index * 7919 + SEEDS[set.half]);
      const page = composeScanPage(set, index, random);
      const photo = await renderPageAsJpeg(browserPage, page, random);
      writeFileSync(join(out, `${page.page}.jpg`), photo);
      writeFileSync(join(out, `${page.page}.json`), JSON.stringify({ page: page.page, ...page.truth }));
    }
  } finally {
    await browser.close();
  }
}

process.exitCode = await main(process.argv.slice(2));
