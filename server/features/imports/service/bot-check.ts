/** What the pages of the common gatekeepers carry in place of a recipe, in lower case. */
const MARKS = [
  "/cdn-cgi/challenge-platform/",
  "captcha-delivery.com",
  "_incapsula_resource",
  "px-captcha",
  "/_sec/cp_challenge/",
  "awswafintegration",
];

/** Whether a page asks its reader to prove that they are no program. Only its first 200,000 characters are looked at. */
export function isBotCheck(html: string): boolean {
  const start = html.slice(0, 200_000).toLowerCase();
  return MARKS.some((mark) => start.includes(mark));
}
