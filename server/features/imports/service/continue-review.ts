import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/client.ts";
import { importRecords } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import type { Member } from "#server/guards/member.ts";
import { answerTexts } from "#server/texts/en/answers.ts";
import { type ExtractAnswer, type FetchPictureInput, ImportDraft } from "../schema.ts";
import { fetchAndStoreImages } from "./fetch-images.ts";
import { findCompressedSourceOrNull, findRecipeFromSameSource } from "./same-source.ts";

/** The number of recipes that did not fit; older drafts lack it. */
const Omitted = z.object({ omitted: z.int().min(0).default(0) });

/** The member's pending draft in the form in which extraction returned it. Throws IMPORT_RECORD_NOT_FOUND. */
export async function readPendingImportDraft(
  { db }: { db: Db },
  member: Member,
  id: string,
): Promise<ExtractAnswer> {
  const own = and(eq(importRecords.userRowId, member.rowId), eq(importRecords.id, id));
  const [record] = await db.select().from(importRecords).where(own);
  if (record?.status !== "pending" || record.draft === null) throw new AppError("IMPORT_RECORD_NOT_FOUND");
  const stored: unknown = JSON.parse(record.draft);
  const data = ImportDraft.parse(stored);
  const { omitted } = Omitted.parse(stored);
  const others = z.array(ImportDraft).parse(JSON.parse(record.others ?? "[]"));
  const storedSource = await findCompressedSourceOrNull(db, record.rowId);
  const existing = await findRecipeFromSameSource(db, member, {
    address: record.url,
    draft: data,
    storedSource,
  });
  const found = { data, importId: record.id, url: record.url, others, omitted, existing };
  return { success: true, message: answerTexts.importRead, data: found };
}

/**
 * Fetches one picture that the page of the member's pending record names. Saving the import reuses the stored
 * picture; otherwise it is deleted after a day. Throws IMPORT_RECORD_NOT_FOUND, also when the page does not
 * name the address. `path` is null when the fetch failed.
 */
export async function fetchPictureOfPendingImport(
  deps: Parameters<typeof fetchAndStoreImages>[0] & { db: Db },
  member: Member,
  { importId, address }: FetchPictureInput,
): Promise<{ path: string | null }> {
  const { data } = await readPendingImportDraft(deps, member, importId);
  const named = [data.data, ...data.others].some(
    (draft) => draft.coverImage === address || draft.images.includes(address),
  );
  if (!named) throw new AppError("IMPORT_RECORD_NOT_FOUND");
  const stored = await fetchAndStoreImages(deps, member, [address]);
  return { path: stored.get(address) ?? null };
}
