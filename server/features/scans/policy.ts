/** Maximum size of all photos of a scan together, after base64 decoding. */
export const SCAN_MAX_BYTES = 10 * 1024 * 1024;
export const SCAN_MAX_PHOTOS = 4;

/** Time from the request to the response, including waiting in the queue. */
export const SCAN_DEADLINE_SECONDS = 30;

/** Higher confidence is displayed as a success, other confidence as a warning. */
export const SCAN_GOOD_CONFIDENCE = 0.7;

/** Maximum length of a text that is parsed as a scanned recipe without a photo. */
export const SCAN_TEXT_MAX = 20_000;

/**
 * Whether a scan is displayed as a success: high confidence, and at least one ingredient, none of them
 * uncertain.
 */
export const isSuccessfulScan = (
  confidence: number,
  ingredients: readonly { uncertain: boolean }[],
): boolean =>
  confidence > SCAN_GOOD_CONFIDENCE &&
  ingredients.length > 0 &&
  ingredients.every(({ uncertain }) => !uncertain);
