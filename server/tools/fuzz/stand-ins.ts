import { createHash } from "node:crypto";
import { findUrlFault } from "#server/lib/net/address-guard.ts";
import type { SafeFetch } from "#server/lib/net/safe-fetch.ts";
import { SafeFetchError } from "#server/lib/net/safe-fetch-error.ts";
import type { Passwords } from "#server/lib/passwords/passwords.ts";
import { randomFrom } from "./random.ts";
import { pageOf } from "./reader-inputs.ts";

/** Right and wrong as real ones, but hashed in no time. */
export function quickPasswords(): Passwords {
  const hashed = (password: string) => `quick ${createHash("sha256").update(password).digest("hex")}`;
  return {
    hash: async (password) => hashed(password),
    verify: async (hash, password) => hash === hashed(password),
    verifyDummy: async () => false,
    assertRoom: () => undefined,
  };
}

/** A web where every page that may be asked for is there, and random. What may not is refused as it always is. */
export function createWeb(): SafeFetch {
  let pages = 0;
  return async (url, { checkUrl = () => true, accept }) => {
    const address = new URL(url);
    const fault = checkUrl(address) ? findUrlFault(address, [80, 443]) : "not one that may be asked";
    if (fault) throw new SafeFetchError("unreachable", fault);
    pages += 1;
    const bytes = Buffer.from(pageOf(randomFrom(pages)));
    const contentType = accept[0]?.startsWith("image") ? "image/png" : "text/html";
    return { status: 200, url: address.href, contentType, headers: {}, bytes, text: () => bytes.toString() };
  };
}
