import { isMarkupOrRecipeData, MAX_TEXT_CHARS, PAGE_BYTES } from "#server/features/imports/policy.ts";
import { text } from "#server/texts/en.ts";

/**
 * The error text for a typed address, or null if it is an address. Whether its site is supported only the
 * server knows.
 */
export function typedUrlErrorOrNull(typed: string, isOptional = false): string | null {
  const wanted = typed.trim();
  if (wanted === "") return isOptional ? null : text.imports.pleaseEnterUrl;
  if (isTextWithoutAddress(wanted)) return text.imports.notAnAddress;
  return URL.canParse(withHttpsIfNoScheme(wanted)) ? null : text.imports.unsupported;
}

/** Whether a typed text has the form of words and not of an address, for example "leek soup". */
function isTextWithoutAddress(typed: string): boolean {
  const hasScheme = /^[a-z][a-z0-9+.-]*:\S/i.test(typed);
  return !hasScheme && (/\s/.test(typed) || !typed.includes("."));
}

/** Adds "https://" if a scheme is missing. */
export function withHttpsIfNoScheme(typed: string): string {
  const wanted = typed.trim();
  return /^[a-z][a-z0-9+.-]*:/i.test(wanted) ? wanted : `https://${wanted}`;
}

/** The parsed address, or null if it is no http(s) address. */
export function parseHttpUrlOrNull(address: string): URL | null {
  return /^https?:\/\/./i.test(address) && URL.canParse(address) ? new URL(address) : null;
}

export function pageSourceErrorOrNull(html: string): string | null {
  if (html.trim() === "") return text.imports.htmlRequired;
  return html.length > PAGE_BYTES ? text.imports.htmlTooLarge : null;
}

export function pastedTextErrorOrNull(pasted: string): string | null {
  if (pasted.trim() === "") return text.imports.textRequired;
  if (isMarkupOrRecipeData(pasted)) return pageSourceErrorOrNull(pasted);
  return pasted.trim().length > MAX_TEXT_CHARS
    ? text.imports.textTooLong(MAX_TEXT_CHARS.toLocaleString("en"))
    : null;
}
