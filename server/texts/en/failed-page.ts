const safe = "What you have saved is safe.";

/** Where a page, or all of what it is for, could not be loaded. */
export const failedPage = {
  stumbled: "The server has stumbled over something",
  safe,
  /** `why` is "The server does not answer". */
  nothingLost: (why: string) => `${why}. ${safe}`,
};
