/**
 * Whether a path is the page of a mailed link. It has no navigation, because its account may differ from the signed-in
 * one.
 */
export function isMailedLinkPath(path: string): boolean {
  return /^\/(verify-email|reset-password|trust|remove-sign-in)(\/|$)/.test(path);
}
