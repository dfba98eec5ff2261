import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A font face that has letters and digits. `family`, `bold` and `italic` select it in SVG. `has` are its code
 * points.
 */
export type FontFace = { folder: string; family: string; bold: boolean; italic: boolean; has: Set<number> };

const MAX_FACES_PER_FOLDER = 5;

/**
 * The font faces of all .ttf and .otf files in a folder, sorted by path. At most MAX_FACES_PER_FOLDER of each
 * subfolder are used, so that large families do not dominate.
 */
export function readFontFaces(folder: string): FontFace[] {
  const byFolder = new Map<string, FontFace[]>();
  const seen = new Set<string>();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /\.(ttf|otf)$/i.test(name)).sort()) {
    const place = file.split("/").slice(0, -1).join("/");
    const face = readFace(join(folder, file), place);
    if (face === null) continue;
    const key = `${face.family}|${face.bold}|${face.italic}`;
    if (seen.has(key)) continue;
    seen.add(key);
    byFolder.set(place, [...(byFolder.get(place) ?? []), face]);
  }
  return [...byFolder.values()].flatMap((faces) => {
    // A folder with more than 60 faces is Noto, with one family per script, of which few are Latin.
    const wanted = faces.length > 60 ? 16 : MAX_FACES_PER_FOLDER;
    const step = Math.max(1, faces.length / wanted);
    return faces.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  });
}

/**
 * Limits the text renderer to the fonts of a folder, without its web fonts, which Chromium does not draw as
 * system fonts. It must be called before sharp draws its first text.
 */
export function limitTextToFontsOfFolder(folder: string): void {
  const place = mkdtempSync(join(tmpdir(), "larder-fonts-"));
  const conf = join(place, "fonts.conf");
  writeFileSync(
    conf,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><selectfont><rejectfont><glob>*.woff*</glob></rejectfont></selectfont><cachedir>${place}/cache</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = conf;
}

function readFace(path: string, folder: string): FontFace | null {
  const bytes = readFileSync(path);
  try {
    const tables = tablesOf(bytes);
    const has = readCharacters(bytes, tables.get("cmap") ?? -1);
    const names = readNames(bytes, tables.get("name") ?? -1);
    const letters = [..."abcdefghijklmnopqrstuvwxyz0123456789/"].every((c) => has.has(c.codePointAt(0)!));
    if (!letters || names.family === "") return null;
    // Noto families for other scripts contain the same Latin letters as the main one. They lack "½" (U+00BD).
    if (/^Noto .* (?!Mono|Display|Condensed)/.test(names.family) && !has.has(0xbd)) return null;
    return {
      folder,
      family: names.family,
      bold: /bold/i.test(names.style),
      italic: /italic|oblique/i.test(names.style),
      has,
    };
  } catch (error) {
    // A font that cannot be parsed is skipped.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function tablesOf(bytes: Buffer): Map<string, number> {
  const tables = new Map<string, number>();
  const count = bytes.readUInt16BE(4);
  for (let i = 0; i < count; i += 1) {
    const offset = 12 + 16 * i;
    tables.set(bytes.toString("latin1", offset, offset + 4), bytes.readUInt32BE(offset + 8));
  }
  return tables;
}

/** The code points of a font, from the tables of format 4, which cover the Basic Multilingual Plane. */
function readCharacters(bytes: Buffer, cmap: number): Set<number> {
  const has = new Set<number>();
  const count = bytes.readUInt16BE(cmap + 2);
  for (let i = 0; i < count; i += 1) {
    const table = cmap + bytes.readUInt32BE(cmap + 4 + 8 * i + 4);
    const platform = bytes.readUInt16BE(cmap + 4 + 8 * i);
    if (bytes.readUInt16BE(table) !== 4 || (platform !== 0 && platform !== 3)) continue;
    const segments = bytes.readUInt16BE(table + 6) / 2;
    for (let s = 0; s < segments; s += 1) {
      const end = bytes.readUInt16BE(table + 14 + 2 * s);
      const start = bytes.readUInt16BE(table + 16 + 2 * segments + 2 * s);
      const offset = bytes.readUInt16BE(table + 16 + 6 * segments + 2 * s);
      const delta = bytes.readUInt16BE(table + 16 + 4 * segments + 2 * s);
      for (let code = start; code <= Math.min(end, 0x2800); code += 1) {
        const slot = table + 16 + 6 * segments + 2 * s + offset + 2 * (code - start);
        const raw = offset === 0 ? code : bytes.readUInt16BE(slot);
        if (raw !== 0 && ((raw + delta) & 0xffff) !== 0) has.add(code);
      }
    }
  }
  return has;
}

function readNames(bytes: Buffer, table: number): { family: string; style: string } {
  const found = { family: "", style: "" };
  const count = bytes.readUInt16BE(table + 2);
  const strings = table + bytes.readUInt16BE(table + 4);
  for (let i = 0; i < count; i += 1) {
    const record = table + 6 + 12 * i;
    const id = bytes.readUInt16BE(record + 6);
    const language = bytes.readUInt16BE(record + 4);
    if (bytes.readUInt16BE(record) !== 3 || language !== 0x409 || id < 1 || id > 2) continue;
    const from = strings + bytes.readUInt16BE(record + 10);
    const text = Buffer.from(bytes.subarray(from, from + bytes.readUInt16BE(record + 8)));
    found[id === 1 ? "family" : "style"] = text.swap16().toString("utf16le");
  }
  return found;
}
