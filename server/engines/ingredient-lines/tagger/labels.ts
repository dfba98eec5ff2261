/**
 * The labels of a token: number of the first amount, its unit, size word, preparation before the name, name,
 * remark after it, words between two parts of a name, or other (second measures, "of", marks).
 */
export const LABELS = ["other", "quantity", "unit", "size", "before", "name", "after", "between"] as const;
export type Label = (typeof LABELS)[number];

export const LABEL_COUNT = LABELS.length;
/** The row of weights for transitions from the start of the line to the first token. */
export const START = LABELS.length;

export const getLabelCode = (label: Label): number => LABELS.indexOf(label);

/**
 * Number of house styles: sources of training lines, which differ in the words that belong to a name ("cold
 * water").
 */
export const STYLE_COUNT = 5;
