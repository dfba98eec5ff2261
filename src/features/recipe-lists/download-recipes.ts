import type { ExportFormat } from "#server/features/recipes/schema/export.ts";
import { text } from "#server/texts/en.ts";
import { downloadBlobAsFile } from "../../lib/download-blob-as-file.ts";
import { usageLimitOfDetailOrNull } from "../../lib/error-answer.ts";
import { errorDetailTextOrNull } from "../../lib/error-message.ts";
import { reportUsageLimit } from "../../lib/limit-events.ts";
import { sendRestCallWithTokenRefresh } from "../../lib/rest-call-with-token-refresh.ts";
import { session } from "../../lib/session.ts";
import { tokenRefresher } from "../../lib/trpc.ts";

const address = "/api/recipes/export";
/** Timeouts for the complete download. An archive with many pictures takes long on a slow connection. */
const TIMEOUT_MS = 120_000;
const ARCHIVE_TIMEOUT_MS = 3_600_000;

/** An export failed; its message is written for members. */
export class ExportError extends Error {
  override name = "ExportError";
}

/** A format to download. The CSV with semicolons is for spreadsheets in languages with a decimal comma. */
export type DownloadFormat = ExportFormat | "csvSemicolon";

/** Ids of the member's recipes, or null for all. */
export type RecipeIds = readonly string[] | null;

/** The password of a member who is about to delete the account; null for an account without a password. */
export type AccountDeletion = { currentPassword: string | null };

/**
 * Downloads recipes of the member, and returns the file and its name. With `leaving`, all plans may export
 * CSV and Markdown.
 */
export async function downloadRecipes(
  recipeIds: RecipeIds,
  format: DownloadFormat,
  leaving: AccountDeletion | null = null,
): Promise<{ name: string; file: Blob }> {
  const ask = async () => {
    const response = await requestExport(recipeIds, format, leaving);
    return {
      status: response.status,
      response,
      body: response.ok ? "" : await response.text().catch(throwExportFailed),
    };
  };
  const { status, response, body } = await sendRestCallWithTokenRefresh(ask, {
    bearer: session.bearer,
    ...tokenRefresher,
  });
  if (!response.ok) throw new ExportError(getExportErrorTextAndReportLimit(status, body));
  const name = parseFileNameOfDispositionOrDefault(response.headers.get("content-disposition"), format);
  const file = await response.blob().catch(throwExportFailed);
  downloadBlobAsFile(file, name);
  return { name, file };
}

function requestExport(
  recipeIds: RecipeIds,
  format: DownloadFormat,
  leaving: AccountDeletion | null,
): Promise<Response> {
  const bearer = session.bearer();
  return fetch(address, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify({
      recipe_ids: recipeIds,
      ...(format === "csvSemicolon" ? { format: "csv", separator: "semicolon" } : { format }),
      ...(leaving && { leaving: true, current_password: leaving.currentPassword }),
    }),
    signal: AbortSignal.timeout(format === "zip" ? ARCHIVE_TIMEOUT_MS : TIMEOUT_MS),
  }).catch(throwExportFailed);
}

function throwExportFailed(): never {
  throw new ExportError(text.downloads.failed);
}

/**
 * The error text to show: the server's text detail or the message of a usage limit, which is also reported to
 * the page.
 */
export function getExportErrorTextAndReportLimit(status: number, body: string): string {
  // The server's message for 401 is about the session's token, which members do not know.
  if (status === 401) return text.downloads.failed;
  try {
    const { detail } = JSON.parse(body) as { detail?: unknown };
    const limit = usageLimitOfDetailOrNull(status, detail);
    if (limit) reportUsageLimit(limit);
    return limit?.message ?? errorDetailTextOrNull(detail) ?? text.downloads.failed;
  } catch {
    return text.downloads.failed;
  }
}

/**
 * The file name of a Content-Disposition header, for example "larder-soup.json" for "attachment;
 * filename*=UTF-8''larder-soup.json".
 */
export function parseFileNameOfDispositionOrDefault(
  disposition: string | null,
  format: DownloadFormat,
): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? "")?.[1];
  try {
    if (encoded) return decodeURIComponent(encoded);
  } catch {
    // The name is cut within an encoded character.
  }
  const endings: Partial<Record<DownloadFormat, string>> = { markdown: "md", csvSemicolon: "csv" };
  return `larder-recipes.${endings[format] ?? format}`;
}
