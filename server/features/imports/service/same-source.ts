import { and, desc, eq, like, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { recipes, storedPages } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import type { ExtractAnswer } from "../schema.ts";

/** Query parameters that serve tracking. */
const TRACKING =
  /^(?:utm_[a-z0-9_]*|fbclid|gclid|gbraid|wbraid|msclkid|mc_cid|mc_eid|igshid|yclid|ref_src)$/i;

/**
 * Comparison key of a URL: host without "www.", port, path and query. Ignores scheme, trailing slashes,
 * fragment and tracking parameters. Null when the text is no web address.
 */
function createUrlComparisonKeyOrNull(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  const query = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  const port = url.port === "" ? "" : `:${url.port}`;
  const path = url.pathname.replace(/\/+$/, "");
  return JSON.stringify([createHostComparisonKey(url) + port, path, query]);
}

function createHostComparisonKey(url: URL): string {
  return url.hostname.replace(/\.$/, "").replace(/^www\./, "");
}

type Existing = ExtractAnswer["data"]["existing"];
type Source = {
  /** Null for pasted text: `draft.sourceUrl` then identifies the source. */
  address: string | null;
  draft: { sourceUrl: string | null };
  storedSource: Uint8Array | null;
};

/**
 * The member's newest recipe from the same address; for pasted text, otherwise the newest from the same text.
 */
export async function findRecipeFromSameSource(
  db: Reader,
  member: Member,
  { address, draft, storedSource }: Source,
): Promise<Existing> {
  const same = await findRecipeByImportUrl(db, member, address ?? draft.sourceUrl);
  if (same !== null || storedSource === null || address !== null) return same;
  const [recipe] = await db
    .select({ recipeId: recipes.id, title: recipes.title })
    .from(recipes)
    .innerJoin(storedPages, eq(storedPages.recipeRowId, recipes.rowId))
    .where(
      and(
        eq(recipes.ownerRowId, member.rowId),
        // SQLite knows the length without reading the body, so unequal bodies are excluded cheaply.
        sql`length(${storedPages.body}) = ${storedSource.byteLength}`,
        eq(storedPages.body, Buffer.from(storedSource)),
      ),
    )
    .orderBy(desc(recipes.createdAt), desc(recipes.rowId))
    .limit(1);
  return recipe ?? null;
}

/** The compressed page or text of an open import record; null when none is stored. */
export async function findCompressedSourceOrNull(
  db: Reader,
  recordRowId: number,
): Promise<Uint8Array | null> {
  const [page] = await db
    .select({ body: storedPages.body })
    .from(storedPages)
    .where(eq(storedPages.recordRowId, recordRowId));
  return page?.body ?? null;
}

async function findRecipeByImportUrl(db: Reader, member: Member, address: string | null): Promise<Existing> {
  const key = address === null ? null : createUrlComparisonKeyOrNull(address);
  if (address === null || key === null) return null;
  const rows = await db
    .select({ recipeId: recipes.id, title: recipes.title, sourceUrl: recipes.sourceUrl })
    .from(recipes)
    .where(
      and(
        eq(recipes.ownerRowId, member.rowId),
        like(recipes.sourceUrl, `%${createHostComparisonKey(new URL(address))}%`),
      ),
    )
    .orderBy(desc(recipes.createdAt), desc(recipes.rowId));
  const same = rows.find(
    ({ sourceUrl }) => sourceUrl !== null && createUrlComparisonKeyOrNull(sourceUrl) === key,
  );
  return same ? { recipeId: same.recipeId, title: same.title } : null;
}
