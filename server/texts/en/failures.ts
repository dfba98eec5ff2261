/** What is said when something failed and the server gave no usable words. */
export const failures = {
  unexpected: "Unexpected Application Error!",
  unknownPath: (path: string) =>
    `There is no page at ${path}. The address may be mistyped, or the page has moved.`,
  crashed: "This page stopped working. Loading it again usually helps. What you have saved is safe.",
  outdated: "This page could not be loaded. The connection may be gone, or a newer version is out.",
  reload: "Load again",
  goHome: "Go home",
  details: "What happened",
  away: "The server does not answer. Trying again …",
  general: "That did not work. Please try again.",
  validation: "Validation error",
  usageLimit: "Usage limit exceeded",
};
