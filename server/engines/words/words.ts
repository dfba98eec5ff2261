/** What recipes say in each language, and small readers over it. */
export { type FactLabel, factLabelOf, factNames } from "./fact-labels.ts";
export { foldInPlace, headKey, wordKey } from "./fold.ts";
export { guessLanguage, SCRIPT_LANGUAGES } from "./guess-language.ts";
export { type HeadKind, headKeys, headKindOf, isAsideOnPage, isColumnNames } from "./list-heads.ts";
