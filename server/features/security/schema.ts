import { z } from "zod";

/**
 * A place where the member is signed in: one live login. What it says of browser and system is what the browser said at
 * the sign-in, null where it is not known any more. Times are ISO 8601 UTC.
 */
export const SignedInPlace = z
  .object({
    id: z.string(),
    /** `Firefox 128`. */
    browser: z.string().nullable(),
    /** `Windows 10`. */
    operatingSystem: z.string().nullable(),
    deviceType: z.string().nullable(),
    /** Where the sign-in came from. */
    ipAddress: z.string().nullable(),
    signedInAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    /** The login that asks. */
    isCurrent: z.boolean(),
  })
  .meta({ id: "SignedInPlace" });
export type SignedInPlace = z.infer<typeof SignedInPlace>;

/** An id of any form: one that is malformed answers like an unknown one. */
export const EndSessionInput = z.object({ id: z.string() });
export type EndSessionInput = z.infer<typeof EndSessionInput>;
