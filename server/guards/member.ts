/** A signed-in member, as the session told: what services need to know about who calls. */
export type Member = {
  readonly rowId: number;
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** A new address that has not been confirmed. */
  readonly pendingEmail: string | null;
  readonly name: string;
  /** The tier in force now: premium ends with its end date. */
  readonly tier: "freemium" | "premium";
  readonly tierSince: number | null;
  readonly timezone: string;
  readonly createdAt: number;
  /** No usage limits: the starter cookbook's own account. */
  readonly exempt: boolean;
  /** Whether a password signs this member in, or a third party alone. */
  readonly hasPassword: boolean;
  /** The login that the call belongs to; 0 where there is none, as for the starter cookbook. */
  readonly loginRowId: number;
  /** When that login began. */
  readonly signedInAt: number;
};

/** A member, or null for a guest. */
export type Viewer = Member | null;

/** The set of owners whose private rows the viewer may see. A set, because shared kitchens will come. */
export function readerOf(viewer: Viewer): { owners: readonly number[] } {
  return { owners: viewer ? [viewer.rowId] : [] };
}
