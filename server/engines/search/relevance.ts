import type { Condition } from "./conditions.ts";
import { titleKey } from "./document.ts";
import { type Gathered, gather } from "./gather.ts";
import { buildUnits, type Vocabulary } from "./query/build-units.ts";
import { narrowed } from "./query/expressions.ts";
import type { Understood } from "./query/understand.ts";
import type { Unit } from "./query/units.ts";
import { avoidedBy, avoidedByDiets } from "./ranking/avoid.ts";
import { type Asked, inOrder, type Ranked, score } from "./ranking/rank.ts";
import type { SqlHandle } from "./sql-handle.ts";
import { codedStem, LANGUAGES } from "./words/languages.ts";

/** A recipe is an answer where it has this part, by weight, of what was asked for. */
const LEAST_COVERAGE = 0.36;
/** Below this part of the best answer's coverage an answer is noise beside it. */
const BESIDE_BEST = 0.5;

export type TextQuery = {
  text: string;
  understood: Understood;
  scopes: readonly number[];
  filters: readonly Condition[];
  conditions: Condition;
  within: readonly (string | null)[];
  excluded: string | null;
  vocabulary: Vocabulary;
};

export type TextAnswer = {
  ranked: Ranked[];
  units: Unit[];
  /** Finds all answers, those that were not ranked too; null where what was ranked is all there is. */
  expression: string | null;
};

/** The answers to a text, best first. */
export async function answerText(sql: SqlHandle, query: TextQuery): Promise<TextAnswer> {
  const { understood, scopes, vocabulary } = query;
  const { units, side } = await buildUnits(sql, scopes, understood, vocabulary);
  const { wishes } = understood;
  const without = wishes.without.flatMap((words) => avoidedBy(words));
  const hasWishes =
    without.length > 0 ||
    wishes.diets.length > 0 ||
    wishes.minutes !== null ||
    wishes.servings !== null ||
    wishes.easy;
  const gathered = await gather(
    sql,
    {
      ...query,
      units,
      side,
      stems: understood.wanted.map((word) =>
        vocabulary.languages.map((language) => codedStem(word, language)),
      ),
      title: titleKey(query.text),
      hasWishes,
    },
    LEAST_COVERAGE,
  );
  const asked: Asked = {
    understood,
    units,
    side,
    wanted: titleKey(query.text),
    without,
    diets: avoidedByDiets(wishes),
    dietWords: wishes.diets.flatMap((diet) =>
      LANGUAGES.map((language) => ` ${codedStem(diet, language).slice(1)} `),
    ),
  };
  const ranked = gathered.found.flatMap((candidate) => score(candidate, asked) ?? []).sort(inOrder);
  const kept = withoutNoise(ranked);
  return {
    ranked: kept,
    units,
    expression: wholeExpression(gathered, query, kept.length === ranked.length && without.length === 0),
  };
}

function withoutNoise(ranked: readonly Ranked[]): Ranked[] {
  const best = Math.max(0, ...ranked.map(({ coverage }) => coverage));
  return ranked.filter(
    ({ coverage, candidate }) =>
      coverage >= LEAST_COVERAGE && (coverage >= BESIDE_BEST * best || candidate.hasAll),
  );
}

/** Where everything was gathered, or something of it was left out again, what is ranked is the whole answer. */
function wholeExpression(
  { expressions, isWhole }: Gathered,
  query: TextQuery,
  keptAll: boolean,
): string | null {
  if (isWhole || !keptAll || expressions.length === 0) return null;
  return narrowed(
    [...query.within, expressions.map((one) => `(${one})`).join(" OR ")].map((one) =>
      one === null ? null : `(${one})`,
    ),
    query.excluded,
  );
}
