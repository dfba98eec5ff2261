import { text } from "#server/texts/en.ts";

const longest = 5 * 1024 * 1024;
/** Characters of pasted text that are read at once. */
export const longestText = 20_000;

/** What is wrong with an address before it is sent, or null. Which sites are supported is the server's to say. */
export function urlProblem(typed: string): string | null {
  const wanted = typed.trim();
  if (wanted === "") return text.imports.pleaseEnterUrl;
  return URL.canParse(withScheme(wanted)) ? null : text.imports.unsupported;
}

/** People leave out "https://". */
export function withScheme(typed: string): string {
  const wanted = typed.trim();
  return /^[a-z][a-z0-9+.-]*:/i.test(wanted) ? wanted : `https://${wanted}`;
}

/** What was typed may be anything; null where it is no address of the web. */
export function webAddress(address: string): URL | null {
  return /^https?:\/\/./i.test(address) && URL.canParse(address) ? new URL(address) : null;
}

export function sourceProblem(html: string): string | null {
  if (html.trim() === "") return text.imports.htmlRequired;
  return html.length > longest ? text.imports.htmlTooLarge : null;
}

export function textProblem(pasted: string): string | null {
  if (pasted.trim() === "") return text.imports.textRequired;
  return pasted.trim().length > longestText
    ? text.imports.textTooLong(longestText.toLocaleString("en"))
    : null;
}
