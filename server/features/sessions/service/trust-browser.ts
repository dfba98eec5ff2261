import type { Db } from "#db/client.ts";
import { AppError } from "#server/errors.ts";
import { consumeOneTimeLink } from "#server/features/accounts/service/one-time-links.ts";
import { recordAccountEvent } from "#server/features/security/service/account-events.ts";
import { ensureDeviceCookie, rememberDevice } from "#server/guards/devices.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Cookies } from "#server/request.ts";
import { answerTexts } from "#server/texts/en/answers.ts";
import type { TrustBrowserAnswer, TrustBrowserInput } from "../schema.ts";

/**
 * Makes a browser known to an account by a mailed link, which works once, so that the browser has its own
 * failure counter. Does not sign in. Throws INVALID_LINK.
 */
export async function trustBrowserByLink(
  deps: { db: Db; clock: Clock; uuid: () => string },
  { token }: TrustBrowserInput,
  { cookies, ip }: { cookies: Cookies; ip: string },
): Promise<TrustBrowserAnswer> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const taken = await consumeOneTimeLink(tx, "trust_device", token, now);
    if (!taken || taken.user.disabledAt !== null) throw new AppError("INVALID_LINK");
    await rememberDevice(tx, { userRowId: taken.user.rowId, device: ensureDeviceCookie(cookies, null) }, now);
    await recordAccountEvent(tx, deps, { type: "browser_trusted", userRowId: taken.user.rowId, ip });
    return { success: true, message: answerTexts.browserTrusted, email: taken.user.email };
  });
}
