/** Of one scan: all photos together, decoded from base64. */
export const SCAN_MAX_BYTES = 10 * 1024 * 1024;
export const SCAN_MAX_PHOTOS = 4;

/** From the request to the answer, the time in the queue included. */
export const SCAN_DEADLINE_SECONDS = 30;

/** Confidence above it is shown as success, else as a warning. */
export const SCAN_GOOD_CONFIDENCE = 0.7;

/** Letters of a text that is read without a photo. */
export const SCAN_TEXT_MAX = 20_000;
