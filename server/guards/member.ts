/** A signed-in member, as read from the session. */
export type Member = {
  readonly rowId: number;
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** A new address that is not confirmed yet. */
  readonly pendingEmail: string | null;
  readonly name: string;
  /** The tier in force now; premium ends at its end date. */
  readonly tier: "freemium" | "premium";
  readonly tierSince: number | null;
  readonly timezone: string;
  readonly createdAt: number;
  /** No usage limits: the starter cookbook's account. */
  readonly exempt: boolean;
  /** False when the member signs in only with an identity provider. */
  readonly hasPassword: boolean;
  /** The caller's login; 0 when there is none, as for the starter cookbook. */
  readonly loginRowId: number;
  /** Start of that login. */
  readonly signedInAt: number;
};

/** A member, or null for a guest. */
export type Viewer = Member | null;

/** Owners whose private recipes the viewer may read. A set, for shared kitchens later. */
export function getReadableOwners(viewer: Viewer): { owners: readonly number[] } {
  return { owners: viewer ? [viewer.rowId] : [] };
}
