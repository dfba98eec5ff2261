import sharp from "sharp";
import { pick, type Random } from "./random.ts";

/** An account that sends requests. If `isStale`, its token was rejected and must be replaced. */
type Account = { email: string; tier: "freemium" | "premium"; token: string; isStale: boolean };

/** The state of a run: accounts, and ids from earlier answers by the kind of entity (`noun`). */
export type FuzzState = {
  accounts: Account[];
  /** Valid and invalid image files. */
  pictures: readonly Buffer[];
  /** A known id, mostly of this kind of entity and created by this account. */
  anyId(random: Random, noun: string, account: number | null): string;
  /** Stores the ids in an answer. `isMade` is whether the account created the entity. */
  remember(from: { noun: string; account: number | null; isMade: boolean }, text: string): void;
};

/** Only this many recent ids of a kind are used. */
const MAX_IDS_PER_NOUN = 40;
const ID =
  /"(id|recipe_id|recipeId|import_id|importId|photo_ids|refresh_token|refreshToken)":\[?"([\w.-]{8,200})"/g;

export function createFuzzState(pictures: readonly Buffer[]): FuzzState {
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
      // Only the first id of each kind is stored, because nested objects have ids too.
      const seen = new Set<string>();
      for (const [, name = "", id = ""] of text.slice(0, 20_000).matchAll(ID)) {
        const kind = name.startsWith("refresh") ? "refreshToken" : name.startsWith("photo") ? "upload" : noun;
        if (!seen.has(kind)) rememberId(known, kind, id);
        if (!seen.has(kind) && isMade) rememberId(known, `${kind} of ${account}`, id);
        seen.add(kind);
      }
    },
  };
}

function rememberId(known: Map<string, string[]>, noun: string, id: string): void {
  const ids = known.get(noun) ?? [];
  if (ids.includes(id)) return;
  ids.push(id);
  if (ids.length > MAX_IDS_PER_NOUN) ids.shift();
  known.set(noun, ids);
}

/** Valid and malformed images. They are small, because each may be scanned. */
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
  // The header now claims 65,535 by 65,535 pixels.
  huge.writeUInt32BE(65_535, 16);
  huge.writeUInt32BE(65_535, 20);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = Buffer.concat([png, Buffer.from("<script>alert(1)</script>")]);
  const cut = jpeg.subarray(0, jpeg.length >> 1);
  return [png, jpeg, webp, gif, tiff, huge, svg, html, cut, Buffer.alloc(0), Buffer.from("GIF89a")];
}
