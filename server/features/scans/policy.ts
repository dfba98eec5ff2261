/** Maximum of all photos of a scan, decoded from base64. */
export const SCAN_MAX_BYTES = 10 * 1024 * 1024;
export const SCAN_MAX_PHOTOS = 4;

/** From request to response, including the queue. */
export const SCAN_DEADLINE_SECONDS = 30;

/** Higher confidence is shown as success, lower as a warning. */
export const SCAN_GOOD_CONFIDENCE = 0.7;

/** Maximum characters of a text parsed without a photo. */
export const SCAN_TEXT_MAX = 20_000;

/** Whether a scan is shown as read well: confident text, and ingredients of which none needs a check. */
export const isReadWell = (confidence: number, ingredients: readonly { uncertain: boolean }[]): boolean =>
  confidence > SCAN_GOOD_CONFIDENCE &&
  ingredients.length > 0 &&
  ingredients.every(({ uncertain }) => !uncertain);
