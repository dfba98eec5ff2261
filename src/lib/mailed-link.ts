/**
 * Whether a path is the page of a mailed link. Such a page has no navigation, because the link's account may
 * not be the one that is signed in.
 */
export function isMailedLinkPath(path: string): boolean {
  return /^\/(verify-email|reset-password|trust|remove-sign-in)(\/|$)/.test(path);
}
