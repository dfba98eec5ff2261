import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Path of the recogniser's English data. A build copies it next to the chunk, so that the relative URL stays
 * valid.
 */
export const languageDataFile: string = fileURLToPath(new URL("./eng.traineddata", import.meta.url));

/** SHA-256 of the English data, verified because corrupt data would crash the process. */
export const languageDataHash = "7d4322bd2a7749724879683fc3912cb542f19906c83bcc1a52132556427170b2";

/** Name of the npm package with the data of a language, by its Tesseract code ("deu"). */
export const languagePackage = (code: string): string => `@tesseract.js-data/${code}`;

/**
 * Path of a language's compressed data in its optional npm package; null if the package is not installed.
 * Uses the integer variant, which reads as well as the larger one in the same package.
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
