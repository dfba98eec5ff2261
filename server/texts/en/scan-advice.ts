/** Advice for a better photo, by the fault that was measured. */
export const scanAdvice = {
  "hold-steady": "Hold the camera steady, or lean it on something: the letters are blurred.",
  "more-light": "Add light: the photo is dark.",
  "less-glare": "Turn the page away from the lamp: its shine hides letters.",
  closer: "Go closer: the letters are small.",
  straighten: "Hold the camera straight above the page: the lines slant.",
  "more-contrast": "Put the page into even, brighter light: the print is faint.",
  "even-light": "Light the page evenly: a shadow lies over a part of it.",
  "flatten-page": "Press the page flat: its lines bend.",
} as const;

/** `near`: the text of the line nearest to the one that could not be read. */
export const adviseOnUnreadLine = (near: string): string =>
  `A line near “${near}” could not be read: compare the photo.`;
