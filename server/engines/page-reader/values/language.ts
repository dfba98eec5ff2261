import type { BoundRecipe } from "#server/engines/recipe-draft/recipe-draft.ts";
import { guessLanguage, SCRIPT_LANGUAGES } from "#server/engines/words/words.ts";
import type { Candidate } from "../candidate.ts";
import type { Page } from "../tree/page.ts";

/** So many words of a method are small ones. */
const SHARE = 0.08;

/** A BCP 47 tag in its usual spelling ("pt_br" is "pt-BR"); null for what is none. */
function tagOf(raw: string | null): string | null {
  if (raw === null || raw.length > 35) return null;
  try {
    return Intl.getCanonicalLocales(raw.trim().replace(/_/g, "-"))[0] ?? null;
  } catch {
    return null;
  }
}

/** The recipe's language: as its markup or the page declares it where its words do not plainly say another, else by them. */
export function languageOf(
  page: Page,
  merged: Candidate,
  { steps, ingredients }: BoundRecipe,
): string | null {
  const guessed = guessLanguage(
    [...steps.map(({ text }) => text), ...ingredients].join(" ").slice(0, 20_000),
    SHARE,
  );
  const declared = tagOf(merged.language ?? null) ?? tagOf(page.language);
  if (declared === null) return guessed;
  const differs = guessed !== null && guessed !== declared.split("-")[0];
  // A theme's default ("en") often stays on pages of another language; a close relative is not told by words alone.
  const related = /^(?:nb|nn|no|da|sv|cs|sk|hr|sr|bs|sl|uk|bg|mk|fa|ur|yue|gl|ca)\b/.test(declared);
  return differs && !related && (declared.startsWith("en") || SCRIPT_LANGUAGES.has(guessed))
    ? guessed
    : declared;
}
