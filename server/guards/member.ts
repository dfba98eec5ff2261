/** A signed-in member, as read with the session. */
export type Member = {
  readonly rowId: number;
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** New email address that is not confirmed yet; null for none. */
  readonly pendingEmail: string | null;
  readonly name: string;
  /** The tier in force now, which takes the start and end of premium into account. */
  readonly tier: "freemium" | "premium";
  readonly tierSince: number | null;
  readonly timezone: string;
  readonly createdAt: number;
  /** True for the account of the starter cookbook, which has no usage limits. */
  readonly exempt: boolean;
  /** False when the member can sign in only through an identity provider. */
  readonly hasPassword: boolean;
  /** Row id of the caller's login; 0 without a login, for example for the starter cookbook. */
  readonly loginRowId: number;
  /** Time of the sign-in that began the login, in milliseconds. */
  readonly signedInAt: number;
};

/** A member, or null for a guest who is not signed in. */
export type Viewer = Member | null;

/** Row ids of the owners whose private recipes the viewer may read: the viewer alone, or none for a guest. */
export function getReadableOwnerRowIds(viewer: Viewer): { owners: readonly number[] } {
  return { owners: viewer ? [viewer.rowId] : [] };
}
