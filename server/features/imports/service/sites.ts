import type { Env } from "#server/env.ts";
import { AppError } from "#server/errors.ts";
import { answerTexts } from "#server/texts/en/answers.ts";
import { errorTexts } from "#server/texts/en/errors.ts";
import type { SupportedSites, ValidateUrlAnswer } from "../schema.ts";
import { HEADLINE_SITES, RECIPE_HOSTS } from "./recipe-hosts.ts";

type Deps = { env: Pick<Env, "IMPORT_SITES"> };

const registry = new Set(RECIPE_HOSTS);

/**
 * GET /api/import/supported-sites: well-known sites first, then the other built-in hosts and the operator's
 * IMPORT_SITES.
 */
export function listSupportedSites({ env }: Deps): SupportedSites {
  const added = env.IMPORT_SITES.filter((host) => host !== "*" && !registry.has(host));
  return {
    supportedSites: [...RECIPE_HOSTS, ...added].map((host) => ({ name: HEADLINE_SITES[host] ?? host, host })),
  };
}

/** POST /api/import/validate. Throws IMPORT_URL_MISSING for a blank URL. */
export async function validateImportUrl(deps: Deps, url: string): Promise<ValidateUrlAnswer> {
  const parsed = parseTypedHttpUrlOrNull(url);
  const site = parsed ? findSupportedSiteOrNull(deps, parsed) : null;
  return {
    valid: site !== null,
    url,
    sourceSite: site,
    message: site === null ? errorTexts.IMPORT_SITE_UNSUPPORTED : answerTexts.urlSupported,
  };
}

/**
 * Parses an http or https URL and adds https:// to a bare host; null for other text. Throws
 * IMPORT_URL_MISSING for "".
 */
export function parseTypedHttpUrlOrNull(text: string): URL | null {
  if (text === "") throw new AppError("IMPORT_URL_MISSING");
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === "https:" || url.protocol === "http:" ? url : null;
}

/**
 * The supported host that equals the URL's host or is a parent domain of it. Null when unsupported or when
 * the URL has credentials.
 */
export function findSupportedSiteOrNull({ env }: Deps, url: URL): string | null {
  if (url.username !== "" || url.password !== "") return null;
  const host = url.hostname.replace(/\.$/, "");
  const labels = host.split(".");
  for (let from = 0; from < labels.length - 1; from += 1) {
    const candidate = labels.slice(from).join(".");
    if (registry.has(candidate) || env.IMPORT_SITES.includes(candidate)) return candidate;
  }
  // "*" permits every host here, because the safe client refuses addresses that are not public.
  return env.IMPORT_SITES.includes("*") ? host.replace(/^www\./, "") : null;
}
