/**
 * What a token of a line can be: the first amount's number, its unit, a size word, preparation before the name, the
 * name, a remark behind it, what stands between two parts of it, or anything else (second measures, "of", marks).
 */
export const LABELS = ["other", "quantity", "unit", "size", "before", "name", "after", "between"] as const;
export type Label = (typeof LABELS)[number];

export const LABEL_COUNT = LABELS.length;
/** The row of the transitions that leads into the first token. */
export const START = LABELS.length;

export const labelCode = (label: Label): number => LABELS.indexOf(label);

/** The house styles that the training lines were written in; what is said of a word ("cold water") differs by house. */
export const STYLE_COUNT = 5;
