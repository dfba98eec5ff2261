import type { Candidate } from "../candidate.ts";
import type { ImportDraft } from "../draft.ts";
import type { Page } from "../tree/page.ts";

/** Short words that stand in nearly every method of a language and in few of another. */
const WORDS: readonly (readonly [string, string])[] = [
  ["en", "the and with until into minutes add for over"],
  ["de", "und die das mit den dem eine auf bis dazu nach für"],
  ["fr", "les des dans avec une pendant jusqu puis ajoutez sur"],
  ["es", "los las con una hasta que del por durante se"],
  ["it", "il gli con una per di nel della fino che"],
  ["pt", "os com uma até em por não ao da do e"],
  ["nl", "het een van met voor tot en op de voeg"],
  ["sv", "och med på i till ett den som låt tills"],
  ["da", "og med til i det på den af lad hæld"],
  ["nb", "og med til i det på den av la hell"],
  ["pl", "i na do się przez oraz aż dodać z w"],
  ["hu", "a az és egy majd hogy meg ha bele"],
  ["cs", "a na do se v až pak přidáme s"],
  ["sk", "a na do sa v až potom pridáme s"],
  ["fi", "ja on noin kun sekä mukaan anna"],
  ["ro", "și cu pe în se la până apoi"],
  ["tr", "ve bir ile için kadar olarak ekleyin"],
];
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["ko", /\p{Script=Hangul}/u],
  ["zh", /\p{Script=Han}/u],
  ["el", /\p{Script=Greek}/u],
  ["ru", /\p{Script=Cyrillic}/u],
  ["he", /\p{Script=Hebrew}/u],
  ["ur", /[\u0679\u0688\u06ba\u06d2]/u],
  ["fa", /[\u067e\u0686\u06af]/u],
  ["ar", /\p{Script=Arabic}/u],
  ["hi", /\p{Script=Devanagari}/u],
  ["th", /\p{Script=Thai}/u],
];

/** Told by letters that relatives in the same script do not have. */
const SOME_LETTERS = new Set(["ja", "ur", "fa"]);

/** A BCP 47 tag in its usual spelling ("pt_br" is "pt-BR"); null for what is none. */
function tagOf(raw: string | null): string | null {
  if (raw === null || raw.length > 35) return null;
  try {
    return Intl.getCanonicalLocales(raw.trim().replace(/_/g, "-"))[0] ?? null;
  } catch {
    return null;
  }
}

/** The language whose small words a text is full of; null where none is clearly ahead. */
function guessLanguage(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 20) return null;
  for (const [tag, script] of SCRIPTS) {
    const share = (text.match(new RegExp(script, "gu"))?.length ?? 0) / letters;
    if (share > (SOME_LETTERS.has(tag) ? 0.04 : 0.4)) return tag;
  }
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = WORDS.map(([tag, list]) => {
    const known = new Set(list.split(" "));
    return { tag, hits: words.filter((word) => known.has(word)).length };
  }).sort((a, b) => b.hits - a.hits);
  const [best, second] = scores;
  if (best === undefined || best.hits < 4 || best.hits < words.length * 0.08) return null;
  return best.hits > (second?.hits ?? 0) ? best.tag : null;
}

/** The recipe's language: as its markup or the page declares it where its words do not plainly say another, else by them. */
export function languageOf(page: Page, merged: Candidate, draft: ImportDraft): string | null {
  const steps = draft.instructions.map((step) => (typeof step === "string" ? step : step.text));
  const guessed = guessLanguage([...steps, ...draft.ingredients].join(" ").slice(0, 20_000));
  const declared = tagOf(merged.language ?? null) ?? tagOf(page.language);
  if (declared === null) return guessed;
  const differs = guessed !== null && guessed !== declared.split("-")[0];
  const scripts = new Set(SCRIPTS.map(([tag]) => tag));
  // A theme's default ("en") often stays on pages of another language; a close relative is not told by words alone.
  const related = /^(?:nb|nn|no|da|sv|cs|sk|hr|sr|bs|sl|uk|bg|mk|fa|ur|yue|gl|ca)\b/.test(declared);
  return differs && !related && (declared.startsWith("en") || scripts.has(guessed)) ? guessed : declared;
}
