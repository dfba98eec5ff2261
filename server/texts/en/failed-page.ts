const safe = "What you have saved is safe.";

/** Shown when a page or all of its content could not be loaded. */
export const failedPage = {
  stumbled: "The server has stumbled over something",
  safe,
  /** `why` is a clause such as "The server does not answer". */
  nothingLost: (why: string) => `${why}. ${safe}`,
};
