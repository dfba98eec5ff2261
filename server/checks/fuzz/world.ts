import sharp from "sharp";
import { pick, type Random } from "./random.ts";

/** Somebody whose requests are sent: signed in again by `renew` when their token is refused. */
type Account = { email: string; tier: "freemium" | "premium"; token: string; isStale: boolean };

/** What is there to be met by a request: ids that were answered, by the noun of their calls. */
export type World = {
  accounts: Account[];
  /** The first pictures, as base64 and as bytes, sound and not. */
  pictures: readonly Buffer[];
  /** An id of this noun or of another; of what this account has made, where it has made any, more often than not. */
  anyId(random: Random, noun: string, account: number | null): string;
  /** Remembers the ids of an answer to an account; `isMade` where it is theirs. */
  remember(from: { noun: string; account: number | null; isMade: boolean }, text: string): void;
};

/** Kept of each noun: what is met again soon was made lately. */
const KEPT = 40;
const ID =
  /"(id|recipe_id|recipeId|import_id|importId|photo_ids|refresh_token|refreshToken)":\[?"([\w.-]{8,200})"/g;

export function createWorld(pictures: readonly Buffer[]): World {
  const known = new Map<string, string[]>();
  return {
    accounts: [],
    pictures,
    anyId(random, noun, account) {
      const own = known.get(`${noun} of ${account}`);
      if (own && random() < 0.6) return pick(random, own);
      const nouns = [...known.keys()];
      const ids = known.get(random() < 0.7 && known.has(noun) ? noun : (pick(random, nouns) ?? "")) ?? [];
      return pick(random, ids) ?? "018f2d5e-7a3b-7c4d-8e5f-123456789abc";
    },
    remember({ noun, account, isMade }, text) {
      // The first of its kind: what hangs on an object has ids too.
      const seen = new Set<string>();
      for (const [, name = "", id = ""] of text.slice(0, 20_000).matchAll(ID)) {
        const kind = name.startsWith("refresh") ? "refreshToken" : name.startsWith("photo") ? "upload" : noun;
        if (!seen.has(kind)) keep(known, kind, id);
        if (!seen.has(kind) && isMade) keep(known, `${kind} of ${account}`, id);
        seen.add(kind);
      }
    },
  };
}

function keep(known: Map<string, string[]>, noun: string, id: string): void {
  const ids = known.get(noun) ?? [];
  if (ids.includes(id)) return;
  ids.push(id);
  if (ids.length > KEPT) ids.shift();
  known.set(noun, ids);
}

/** Pictures as people send them and as they should not: small ones, since each may be read by the scanner. */
export async function samplePictures(): Promise<Buffer[]> {
  const plain = sharp({ create: { width: 24, height: 16, channels: 3, background: "teal" } });
  const png = await plain.clone().png().toBuffer();
  const jpeg = await plain
    .clone()
    .withExif({ IFD0: { Artist: "a" } })
    .jpeg()
    .toBuffer();
  const webp = await plain.clone().webp().toBuffer();
  const gif = await plain.clone().gif().toBuffer();
  const tiff = await plain.clone().tiff().toBuffer();
  const huge = Buffer.from(png);
  // The header says 65,535 by 65,535 pixels.
  huge.writeUInt32BE(65_535, 16);
  huge.writeUInt32BE(65_535, 20);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = Buffer.concat([png, Buffer.from("<script>alert(1)</script>")]);
  const cut = jpeg.subarray(0, jpeg.length >> 1);
  return [png, jpeg, webp, gif, tiff, huge, svg, html, cut, Buffer.alloc(0), Buffer.from("GIF89a")];
}
