/** What recipes say in each language, and small readers over it. */
export { headKey } from "./fold.ts";
export { guessLanguage, SCRIPT_LANGUAGES } from "./guess-language.ts";
export { type HeadKind, headKeys, headKindOf, isAsideOnPage, isColumnNames } from "./list-heads.ts";
