import { z } from "zod";
import type { Clock } from "../clock.ts";
import { isUnexpired } from "../recent-window.ts";
import { IdentityError } from "./identity-error.ts";
import type { IssuerClient } from "./issuer-client.ts";

const HOUR = 3_600_000;

/** URLs of the issuer from its OpenID Connect discovery document. */
export type Endpoints = { authorization: string; token: string; keys: string };

const Document = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
});

/**
 * Reads the issuer's discovery document and caches it for an hour. Concurrent callers share one request;
 * failures are not cached. Throws IdentityError.
 */
export function createOidcDiscoveryReader(
  issuer: string,
  client: IssuerClient,
  clock: Clock,
): () => Promise<Endpoints> {
  let known: { endpoints: Endpoints; endsAt: number } | null = null;
  let asking: Promise<Endpoints> | null = null;
  return () => {
    if (known && isUnexpired(known.endsAt, HOUR, clock.now())) return Promise.resolve(known.endpoints);
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };

  async function ask(): Promise<Endpoints> {
    const endpoints = parseDiscoveryDocument(issuer, await fetchDiscoveryDocument(issuer, client));
    known = { endpoints, endsAt: clock.now() + HOUR };
    return endpoints;
  }
}

async function fetchDiscoveryDocument(issuer: string, client: IssuerClient): Promise<unknown> {
  let status: number;
  try {
    const response = await client.fetch(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`);
    status = response.status;
    if (status === 200) return await response.json();
    await response.body?.cancel();
  } catch {
    throw new IdentityError("issuer does not describe itself");
  }
  throw new IdentityError(`issuer describes itself with status ${status}`);
}

function parseDiscoveryDocument(issuer: string, answer: unknown): Endpoints {
  const { data } = Document.safeParse(answer);
  if (!data) throw new IdentityError("issuer describes itself in another form");
  // The log shows the operator the exact issuer to configure, because a trailing slash matters.
  if (data.issuer !== issuer) {
    throw new IdentityError(`issuer calls itself ${JSON.stringify(data.issuer.slice(0, 200))}`);
  }
  const { authorization_endpoint: authorization, token_endpoint: token, jwks_uri: keys } = data;
  for (const url of [authorization, token, keys]) {
    if (!isSafeEndpointUrl(url, issuer))
      throw new IdentityError("issuer names an endpoint that is not safe to call");
  }
  return { authorization, token, keys };
}

/** Whether an endpoint may be called: https, or http on the issuer's own host when the issuer uses http. */
function isSafeEndpointUrl(url: string, issuer: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (`${username}${password}` !== "") return false;
  const own = new URL(issuer);
  return (
    protocol === "https:" || (protocol === "http:" && own.protocol === "http:" && hostname === own.hostname)
  );
}
