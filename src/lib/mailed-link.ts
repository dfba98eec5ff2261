/**
 * Whether a path is the page of a mailed link. Its account may be another than the one that is signed in here, so it has
 * no navigation around it.
 */
export function isMailedLink(path: string): boolean {
  return /^\/(verify-email|reset-password|trust|remove-sign-in)(\/|$)/.test(path);
}
