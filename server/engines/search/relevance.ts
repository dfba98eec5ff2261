import { titleKey } from "./document.ts";
import type { TextQuery } from "./external-index.ts";
import { namesOfDiet } from "./lexicon/lexicon.ts";
import { lettersOfGrammar } from "./lexicon/query-stopwords.ts";
import { buildUnits } from "./query/build-terms.ts";
import { narrowed } from "./query/expressions.ts";
import type { Understood } from "./query/parse-query.ts";
import type { Unit } from "./query/terms.ts";
import type { Candidate } from "./ranking/candidate.ts";
import { avoidedByDiets, avoidedByWishes } from "./ranking/exclude.ts";
import { phrasesIn, wholeNamesIn } from "./ranking/phrases.ts";
import { type Asked, inOrder, namedBy, type Ranked, score } from "./ranking/rank.ts";
import { gatherByWishes } from "./retrieve-by-filters.ts";
import { type Gathered, gather } from "./retrieve-candidates.ts";
import type { SqlHandle } from "./sql-handle.ts";
import { codedStem, LANGUAGES, type Language } from "./words/languages.ts";

/**
 * A recipe is an answer where it has this part, by weight, of what was asked for: more of few words, of which each is
 * what it is about, than of many; and less where it stands below recipes that have all of it.
 */
const LEAST_COVERAGE = { oneOrTwo: 0.6, more: 0.5, sentence: 0.4, besideWhole: 0.405, alike: 0.25 };

/** From here on a recipe has all that was asked for. */
const WHOLE = 0.99;

/** The last of more words than these is asked for as it stands. */
const MOST_BEGUN = 4;

export type TextAnswer = {
  ranked: Ranked[];
  units: Unit[];
  /** Finds all answers, those that were not ranked too; null where what was ranked is all there is. */
  expression: string | null;
  /** How well a recipe fits that was not ranked; null where it does not. */
  score: (candidate: Candidate) => Ranked | null;
  /** So many it finds, up to the window, where that is known. */
  total: number | null;
};

/** The answers to a text, best first. Where there is none, the last word may be a beginning although it is a word too. */
export async function answerText(sql: SqlHandle, query: TextQuery): Promise<TextAnswer> {
  const answer = await answerOnce(sql, query, false);
  const { isOpen, wanted } = query.understood;
  if (answer.ranked.length > 0 || !isOpen || wanted.length < 2 || wanted.length > MOST_BEGUN) return answer;
  const begun = await answerOnce(sql, query, true);
  return onlyThese(begun, begun.ranked.filter(isWhole));
}

/** Some of the answers: where others were left out, what finds them all finds those too. */
export function onlyThese(answer: TextAnswer, ranked: Ranked[]): TextAnswer {
  return { ...answer, ranked, expression: ranked.length === answer.ranked.length ? answer.expression : null };
}

/** Whether a recipe has all that was asked for. */
export const isWhole = ({ heldCoverage }: Ranked) => heldCoverage > WHOLE;

async function answerOnce(sql: SqlHandle, query: TextQuery, lastIsBegun: boolean): Promise<TextAnswer> {
  const { understood, scopes, vocabulary } = query;
  const { units, side, addKinds } = await buildUnits(sql, scopes, understood, vocabulary, lastIsBegun);
  const { wishes } = understood;
  const without = avoidedByWishes(wishes);
  const hasWishes =
    without.length > 0 ||
    wishes.diets.length > 0 ||
    wishes.minutes !== null ||
    wishes.servings !== null ||
    wishes.easy ||
    wishes.noOven ||
    wishes.meal;
  const gathered =
    understood.wanted.length === 0
      ? await gatherByWishes(sql, query)
      : await gather(
          sql,
          {
            ...query,
            units,
            side,
            addKinds,
            stems: understood.wanted.map((word) =>
              vocabulary.languages.map((language) => codedStem(word, language)),
            ),
            title: titleKey(query.text),
            hasWishes,
          },
          LEAST_COVERAGE.besideWhole,
        );
  const asked: Asked = {
    understood,
    units,
    side,
    phrases: phrasesIn(understood, units),
    wholeNames: wholeNamesIn(understood, units),
    wanted: titleKey(query.text),
    letter: letterOfText(understood, units),
    without,
    diets: avoidedByDiets(wishes),
    dietWords: [
      ...new Set(
        wishes.diets.flatMap((diet) =>
          // What is vegan is vegetarian.
          [...namesOfDiet(diet), ...(diet === "vegetarian" ? namesOfDiet("vegan") : [])].flatMap((words) =>
            LANGUAGES.map((language) => ` ${stemsOf(words, language)} `),
          ),
        ),
      ),
    ],
  };
  const ranked = gathered.found.flatMap((candidate) => score(candidate, asked) ?? []).sort(inOrder);
  const meant = inQuestion(ranked, units, understood);
  const kept = isAboutFood(units, understood) ? withoutNoise(meant, units, understood) : [];
  return {
    ranked: kept,
    units,
    score: (candidate) => score(candidate, asked),
    total: gathered.total,
    expression: wholeExpression(gathered, query, kept.length === ranked.length && without.length === 0),
  };
}

const stemsOf = (words: readonly string[], language: Language) =>
  words.map((word) => codedStem(word, language).slice(1)).join(" ");

/** A sentence of which no recipe has a word as it was typed is about something else: "how do I reset my router". */
function isAboutFood(units: readonly Unit[], { isSentence }: Understood): boolean {
  const ways = units.flatMap(({ alternatives }) => alternatives);
  return !isSentence || ways.some(({ way }) => way !== "corrected" && way !== "begun");
}

/** So many words of a sentence that no recipe has tell of something else, where they are more than the others. */
const MANY_UNKNOWN = 2;

/**
 * The recipes that a text can be about: "how do I get wine out of a carpet" is about none that has wine in it, "how do I
 * descale my old coffee machine" hardly about one with coffee; what is named by a word of it may be meant all the same.
 */
function inQuestion(ranked: Ranked[], units: readonly Unit[], { isSentence }: Understood): Ranked[] {
  const unknown = units.filter(({ alternatives }) => alternatives.length === 0).length;
  const isVague = isSentence && unknown >= MANY_UNKNOWN && 2 * unknown > units.length;
  const isAside = ({ matches }: Ranked) =>
    isVague || units.some(({ isOffTopic }, i) => isOffTopic && !matches[i]?.alternative);
  return ranked.filter((result) => !isAside(result) || namedBy(result) >= 0);
}

function withoutNoise(
  ranked: readonly Ranked[],
  units: readonly Unit[],
  { isSentence, wanted }: Understood,
): Ranked[] {
  const { oneOrTwo, more, sentence, besideWhole, alike } = LEAST_COVERAGE;
  const isMet = ranked.some(isWhole);
  const least = isMet ? besideWhole : isSentence ? sentence : wanted.length <= 2 ? oneOrTwo : more;
  const isEnough = ({ coverage, heldCoverage }: Ranked) => (isMet ? coverage : heldCoverage) >= least;
  const head = units.findIndex(({ isHead }) => isHead);
  // It is such a dish: the word that names it in the title is the one that names what is asked for.
  const isOfKind = (result: Ranked) => head >= 0 && namedBy(result) === head;
  const isAlike = (item: Ranked) => isMet && item.coverage >= alike && isOfKind(item);
  return [...ranked.filter(isEnough), ...ranked.filter((entry) => !isEnough(entry) && isAlike(entry))];
}

/** The language in which most recipes have the words as they were typed; null where none stands out. */
function letterOfText({ all }: Understood, units: readonly Unit[]): string | null {
  const votes = lettersOfGrammar(all);
  for (const { alternatives } of units) {
    const own = alternatives.find(({ way }) => way === "own" || way === "corrected" || way === "begun")
      ?.forms[0];
    for (const letter of own?.byLetter.keys() ?? [])
      votes.set(letter, (votes.get(letter) ?? 0) + 1 / (own?.byLetter.size ?? 1));
  }
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1]);
  return first && first[1] > 1.2 * (second?.[1] ?? 0) ? first[0] : null;
}

/** Where everything was gathered, or something of it was left out again, what is ranked is the whole answer. */
function wholeExpression(
  { expressions, isWhole }: Gathered,
  query: TextQuery,
  keptAll: boolean,
): string | null {
  if (isWhole || !keptAll || expressions.length === 0) return null;
  return narrowed(
    [expressions.map((expression) => `(${expression})`).join(" OR "), ...query.within].map((item) =>
      item === null ? null : `(${item})`,
    ),
    query.excluded,
  );
}
