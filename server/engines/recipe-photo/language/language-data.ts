import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** English data for the recogniser, next to this module in the sources and next to the chunk in a build. */
export const languageDataFile: string = fileURLToPath(new URL("./eng.traineddata", import.meta.url));

/** SHA-256 of the file: other or truncated data would crash the process. */
export const languageDataHash = "7d4322bd2a7749724879683fc3912cb542f19906c83bcc1a52132556427170b2";

/** The npm package with the data of a language, by its Tesseract code ("deu"). */
export const languagePackage = (code: string): string => `@tesseract.js-data/${code}`;

/**
 * The compressed data of a language from its package, which is optional; null if it is not installed. The
 * integer variant reads as well as the larger one in the same package.
 */
export function findInstalledLanguageFileOrNull(code: string): string | null {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(languagePackage(code)));
    const file = join(folder, "4.0.0_best_int", `${code}.traineddata.gz`);
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}
