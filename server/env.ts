import { resolve } from "node:path";
import ipaddr from "ipaddr.js";
import { z } from "zod";

/** A schema for one of the given values; its error lists them. */
const createOneOfSchema = <const T extends readonly [string, ...string[]]>(...values: T) =>
  z.enum(values, `must be ${values.slice(0, -1).join(", ")} or ${values.at(-1)}`);
const text = z.string().trim().optional();
/** An integer in decimal digits; hexadecimal and exponents (0x10, 1e3) are refused. */
const createDigitsSchema = (message: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, message)
    .transform(Number);

/** Matches a host name or IP address of a Host header, without the port. */
const HOST_NAME = /^(?:[a-z0-9._-]+|[0-9a-f:.]*:[0-9a-f:.]+)$/i;
/** Matches `name@host` or `Some Name <name@host>`, the forms that the mailer accepts. */
const MAILBOX =
  /^(?:[^\p{Cc}<>]{0,200}<[^\s<>()[\],;:\\"@]{1,64}@[^\s<>()[\],;:\\"@]+>|[^\s<>()[\],;:\\"@]{1,64}@[^\s<>()[\],;:\\"@]+)$/u;

const Variables = z.object({
  PORT: createDigitsSchema("must be a whole number from 0 to 65535")
    .refine((port) => port <= 65_535, "must be a whole number from 0 to 65535")
    .default(3000),
  HOST: z
    .string()
    .trim()
    .regex(HOST_NAME, "must be an address or a name of this machine, such as 0.0.0.0")
    .default("127.0.0.1"),
  BASE_URL: createUrlSchema(/^https?:\/\//i, "must be an address such as https://larder.example.org")
    .refine(isOriginUrl, "must be an address alone, without a path, a query or a password")
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  ALLOWED_HOSTS: z
    .string()
    .default("")
    .transform(splitCommaSeparatedList)
    .pipe(z.array(z.string().regex(HOST_NAME, "must be a list of host names without ports").toLowerCase())),
  SIGNUP: createOneOfSchema("open", "invite", "closed").default("open"),
  DATA_DIR: z
    .string()
    .trim()
    .default("./data")
    .transform((dir) => resolve(dir)),
  DATABASE_URL: z
    .string()
    .trim()
    .refine(
      isSupportedDatabaseUrl,
      "must be file: with the path of a file, or libsql:, http:, https:, ws: or wss: with a host, such as file:/srv/larder/larder.db",
    )
    .optional(),
  DATABASE_AUTH_TOKEN: text,
  SMTP_URL: createUrlSchema(
    /^smtps?:\/\//i,
    "must be smtp:// or smtps:// with a host, such as smtp://user:password@mail.example.org:587",
  ).optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(MAILBOX, "must be a mail address, such as Larder <larder@example.org>")
    .optional(),
  MEILI_URL: createUrlSchema(
    /^https?:\/\//i,
    "must be the address of a Meilisearch server, such as http://localhost:7700",
  )
    .refine(
      hasUrlNoCredentialsOrQuery,
      "must be an address without a password or a query: the key is MEILI_KEY",
    )
    .optional(),
  MEILI_KEY: text,
  MEILI_INDEX: z
    .string()
    .trim()
    .regex(/^[\w-]{1,400}$/, "must be a name of letters, digits, - and _")
    .default("larder_recipes"),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  OIDC_ISSUER: z
    .string()
    .trim()
    .refine(
      isAllowedIssuerUrl,
      "must be an https address, such as https://accounts.google.com, or http in a home network",
    )
    .refine((url) => !url.includes("/.well-known/"), "must be the issuer alone, without /.well-known/")
    .optional(),
  OIDC_LINK: createOneOfSchema("auto", "profile", "off").default("auto"),
  OIDC_ALLOW_ID_TOKEN: createOneOfSchema("on", "off").default("off"),
  TRUST_PROXY: z
    .string()
    .default("")
    .transform(splitCommaSeparatedList)
    .pipe(
      z.array(
        z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], "must be a list of addresses or CIDR ranges"),
      ),
    ),
  IMPORT_SITES: z
    .string()
    .default("")
    .transform(splitCommaSeparatedList)
    .pipe(
      z.array(
        z
          .string()
          .transform((host) => (host === "*" ? host : normalizeHostOrEmpty(host)))
          .refine((host) => host !== "", "must be a list of host names, or *"),
      ),
    ),
  IMPORT_PROXY: createUrlSchema(
    /^https?:\/\//i,
    "must be an http or https address, such as http://proxy.example.org:3128",
  ).optional(),
  LLM_URL: createUrlSchema(
    /^https?:\/\//i,
    "must be the address of an OpenAI-compatible endpoint, such as http://localhost:11434/v1",
  ).optional(),
  LLM_MODEL: text,
  LLM_KEY: text,
  GEOIP_DB: text,
  USAGE_LIMITS: createOneOfSchema("on", "off").default("on"),
  SEED: createOneOfSchema("starter", "none").default("starter"),
  BACKUP_EVERY: z.string().default("1d"),
  BACKUP_KEEP: createDigitsSchema("must be a whole number").default(7),
  OCR_LANGS: z
    .string()
    .default("eng")
    .transform((codes) => codes.trim().split(/\s*[+,]\s*/))
    .pipe(z.array(createOneOfSchema("eng", "deu", "fra", "spa", "ita", "nld", "por"))),
  METRICS_TOKEN: text,
  LOG_LEVEL: createOneOfSchema("fatal", "error", "warn", "info", "debug", "trace", "silent").default("info"),
});

/** The parsed configuration. */
export type Env = z.infer<typeof Variables> & { readonly development: boolean };

/** Reserved variables. Another value than the default is refused, because the feature does not exist yet. */
const NOT_BUILT: Partial<Record<keyof z.infer<typeof Variables>, string>> = {
  METRICS_TOKEN: "no metrics are served",
  BACKUP_EVERY: "no backups are scheduled",
  BACKUP_KEEP: "no backups are scheduled",
};

/** The configuration is invalid. The message is one sentence for the operator. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

/**
 * Parses the environment variables; blank ones count as unset. Throws ConfigurationError for the first
 * invalid one.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = Variables.safeParse(set);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigurationError(
      `The environment variable ${String(issue?.path[0])} cannot be used: ${issue?.message ?? "bad value"}.`,
    );
  }
  const defaults = Variables.parse({});
  for (const [name, instead] of Object.entries(NOT_BUILT)) {
    const key = name as keyof typeof NOT_BUILT;
    if (JSON.stringify(parsed.data[key]) !== JSON.stringify(defaults[key])) {
      throw new ConfigurationError(
        `The environment variable ${name} is set, but this version does not have its feature: ${instead}. Remove it to start.`,
      );
    }
  }
  if ((parsed.data.LLM_URL === undefined) !== (parsed.data.LLM_MODEL === undefined)) {
    throw new ConfigurationError(
      "The environment variables LLM_URL and LLM_MODEL belong together: set both, or neither.",
    );
  }
  if (parsed.data.MEILI_KEY !== undefined && parsed.data.MEILI_URL === undefined) {
    throw new ConfigurationError(
      "The environment variable MEILI_KEY needs MEILI_URL: the address of the Meilisearch server that it opens.",
    );
  }
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, OIDC_ISSUER: issuer } = parsed.data;
  if ((clientId === undefined) !== (clientSecret === undefined)) {
    throw new ConfigurationError(
      "The environment variables GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both, or neither.",
    );
  }
  if (issuer !== undefined && clientId === undefined) {
    throw new ConfigurationError(
      "The environment variable OIDC_ISSUER needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: the id and the secret that the issuer gave this server.",
    );
  }
  return { ...parsed.data, development: source.NODE_ENV === "development" };
}

/** The base URL of links in mails, without a slash at the end; by default that of this machine. */
export function getBaseUrlOrLocalhost(env: Env, port = env.PORT): string {
  return env.BASE_URL ?? `http://localhost:${port}`;
}

/** A schema for URLs that match `start` and name a host. */
function createUrlSchema(start: RegExp, message: string) {
  return z
    .string()
    .trim()
    .refine((url) => start.test(url) && hasUrlHost(url), message);
}

function hasUrlHost(url: string): boolean {
  return URL.canParse(url) && new URL(url).hostname !== "";
}

/**
 * Whether a URL may be an identity provider. It needs https, because its responses sign members in; http is
 * allowed only for hosts of a home network, which often have no certificates.
 */
function isAllowedIssuerUrl(address: string): boolean {
  if (!/^https?:\/\//i.test(address) || !hasUrlHost(address)) return false;
  const { protocol, hostname, search, hash, username, password } = new URL(address);
  return (
    `${search}${hash}${username}${password}` === "" && (protocol === "https:" || isHomeNetworkHost(hostname))
  );
}

const HOME_RANGES: ReadonlySet<string> = new Set(["loopback", "private", "uniqueLocal", "carrierGradeNat"]);

function isHomeNetworkHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(host)) return HOME_RANGES.has(ipaddr.process(host).range());
  return !host.includes(".") || /\.(?:local|lan|home\.arpa|internal|localhost)$/.test(host);
}

/** The host name in lower case and ASCII (xn--); "" if invalid. */
function normalizeHostOrEmpty(host: string): string {
  if (/[\s/?#@:[\]\\%*]/.test(host) || !URL.canParse(`http://${host}`)) return "";
  return new URL(`http://${host}`).hostname.replace(/\.$/, "");
}

/**
 * Whether the database module can open the URL. In-memory databases are refused, because each connection
 * would have its own.
 */
function isSupportedDatabaseUrl(url: string): boolean {
  if (/^(?:libsql|https?|wss?):\/\//i.test(url)) return hasUrlHost(url);
  if (/^file:\/\//.test(url))
    return /^file:\/\/(?:localhost)?\/[^?#]+$/.test(url) && isPercentEncodingValid(url);
  return /^file:(?!:memory:)[^?]+$/.test(url) && isPercentEncodingValid(url);
}

function isPercentEncodingValid(url: string): boolean {
  try {
    return !decodeURIComponent(url).includes("\0");
  } catch {
    return false;
  }
}

function hasUrlNoCredentialsOrQuery(address: string): boolean {
  if (!URL.canParse(address)) return true; // The schema's first check reports an invalid URL.
  const { search, hash, username, password } = new URL(address);
  return `${search}${hash}${username}${password}` === "";
}

function isOriginUrl(address: string): boolean {
  if (!URL.canParse(address)) return true; // The schema's first check reports an invalid URL.
  const { pathname, search, hash, username, password } = new URL(address);
  return /^\/*$/.test(pathname) && `${search}${hash}${username}${password}` === "";
}

function splitCommaSeparatedList(value: string): string[] {
  return value
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}
