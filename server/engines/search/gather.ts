import { type LookUp, readCandidates } from "./look-up.ts";
import { allUnits, anyOfSets, narrowed, type Ways, wordsAnywhere } from "./query/expressions.ts";
import type { Unit } from "./query/units.ts";
import type { Candidate } from "./ranking/candidate.ts";
import type { SqlHandle } from "./sql-handle.ts";
import { exactTitles, type Fitting } from "./statements.ts";

/** A tier is asked for so many recipes, and no further one is asked once there are enough. */
const EACH = 48;
const EACH_WITH_WISHES = 100;
const ENOUGH = 40;
/** So few that have all words are ranked together, whatever they are. */
const FEW = 100;
/** With so many that have all words, no others are looked for. */
const ENOUGH_WHOLE = 12;
const MOST_SETS = 6;
/** Recipes that one look-up may walk through, of all its words together; two words are always looked up. */
const MOST_WALKED = 12_000;
const AS_TYPED: Ways = new Set(["own", "corrected", "begun", "joined"]);
const NAMED: Ways = new Set([...AS_TYPED, "name", "split"]);
const ALL: Ways = new Set([...NAMED, "kind"]);

export type Gathering = Fitting & {
  /** Further expressions that every recipe must fulfil, and one that none may. */
  within: readonly (string | null)[];
  excluded: string | null;
  units: readonly Unit[];
  side: readonly Unit[];
  /** Stems of each word, for texts that the vocabulary does not hold. */
  stems: readonly (readonly string[])[];
  /** The text as titles are compared. */
  title: string;
  hasWishes: boolean;
  lookUp: LookUp;
  /** Adds the members of kinds to the units; false where there are none. */
  addKinds: () => Promise<boolean>;
};

/** What was gathered, from which expressions; `isWhole` says that no match was left out. */
export type Gathered = { found: Candidate[]; expressions: string[]; isWhole: boolean };

/** Tier after tier: all words in the title, in title and ingredients, by kinds, in any text; then fewer words. */
export async function gather(sql: SqlHandle, asked: Gathering, leastCoverage: number): Promise<Gathered> {
  const { scopes, side } = asked;
  // The rarest words alone are looked up: the others rank what was found.
  const units = rarest(asked.units);
  const areAll = units.length === asked.units.length;
  const each = asked.hasWishes ? EACH_WITH_WISHES : EACH;
  const found = new Map<number, Candidate>();
  const expressions: string[] = [];
  let isWhole = true;
  /** `isPart` says that a later tier does not hold it: it then counts towards the whole. */
  const take = async (expression: string | null, hasAll: boolean, isPart = true) => {
    if (expression === null || expressions.includes(expression)) return;
    if (isPart) expressions.push(expression);
    const fresh = narrowed([...asked.within, expression], asked.excluded);
    if (fresh === null) return;
    const known = [...found.values()].map(({ docId }) => docId);
    const fits = await asked.lookUp.find(sql, {
      expression: fresh,
      fitting: asked,
      hasAll,
      known,
      limit: each,
    });
    if (fits.length >= each) isWhole = false;
    add(fits);
  };
  const add = (candidates: readonly Candidate[]) => {
    for (const candidate of candidates)
      if (!found.has(candidate.rowId)) found.set(candidate.rowId, candidate);
  };
  /** Takes all of a tier where that is little: nothing of it is asked for again then. */
  const takeFew = async (expression: string | null): Promise<boolean> => {
    const fresh = expression === null ? null : narrowed([...asked.within, expression], asked.excluded);
    if (expression === null || fresh === null) return false;
    const few = await asked.lookUp.findFew(sql, fresh, asked, FEW);
    if (few === null) return false;
    expressions.push(expression);
    add(areAll ? few.map((one) => ({ ...one, hasAll: true })) : few);
    return true;
  };
  /** Takes a tier where there is room for it, and else only knows that it is part of the answer. */
  const takeMore = async (expression: string | null) => {
    if (found.size < ENOUGH) return take(expression, areAll);
    if (expression === null || expressions.includes(expression)) return;
    expressions.push(expression);
    isWhole = false;
  };
  if (asked.title !== "" && asked.within.every((one) => one === null) && asked.excluded === null) {
    add(await readCandidates(sql, exactTitles(asked, asked.title, 5)));
  }
  const isKnown = units.every(({ alternatives }) => alternatives.length > 0);
  if (isKnown) {
    if (!(await takeFew(allUnits(scopes, "m", units, NAMED)))) {
      if (side.length > 0) await take(allUnits(scopes, "t", [...units, ...side], AS_TYPED), areAll, false);
      await take(allUnits(scopes, "t", units, AS_TYPED), areAll, false);
      await takeMore(allUnits(scopes, "m", units, AS_TYPED));
      if (found.size < ENOUGH_WHOLE * 2) await takeMore(allUnits(scopes, "m", units, NAMED));
    }
    if ((asked.hasWishes || found.size < ENOUGH_WHOLE) && (await asked.addKinds()))
      await take(allUnits(scopes, "m", units, ALL), areAll);
  }
  if (found.size < ENOUGH_WHOLE && asked.stems.length > 0)
    await take(wordsAnywhere(scopes, asked.stems), true);
  if (found.size < ENOUGH_WHOLE)
    for (const sets of fewerUnits(asked.units, leastCoverage)) {
      await take(anyOfSets(scopes, "m", sets, NAMED), false);
      if (found.size >= ENOUGH) break;
    }
  return { found: [...found.values()], expressions, isWhole };
}

/** The units that fewest recipes have, as many as may be looked up together. */
function rarest(units: readonly Unit[]): Unit[] {
  let walked = 0;
  return [...units]
    .sort((a, b) => fewest([a]) - fewest([b]))
    .filter((unit, at) => {
      walked += fewest([unit]);
      return at < 2 || walked <= MOST_WALKED;
    });
}

/** The number of recipes, at most, that have the rarest of the units. */
function fewest(units: readonly Unit[]): number {
  return Math.min(
    ...units.map(({ alternatives }) =>
      alternatives
        .filter(({ way }) => way !== "kind")
        .reduce((sum, { forms }) => sum + Math.min(...forms.map(({ uses }) => uses)), 0),
    ),
  );
}

/**
 * Sets of the units that weigh at least a part of the whole: those that lack one, then the least that are enough, which
 * all others hold.
 */
function fewerUnits(units: readonly Unit[], least: number): Unit[][][] {
  const whole = units.reduce((sum, { weight }) => sum + weight, 0);
  const known = units.filter(({ alternatives }) => alternatives.length > 0);
  const weightOf = (set: readonly Unit[]) => set.reduce((sum, { weight }) => sum + weight, 0);
  const isEnough = (set: readonly Unit[]) => set.length > 0 && weightOf(set) >= least * whole;
  const without = (set: readonly Unit[], unit: Unit) => set.filter((one) => one !== unit);
  const most =
    known.length === units.length
      ? known.map((unit) => without(known, unit)).filter(isEnough)
      : [known].filter(isEnough);
  const smallest: Unit[][] = [];
  for (let bits = 1; bits < 2 ** known.length; bits += 1) {
    const set = known.filter((_, at) => bits & (1 << at));
    if (set.length < units.length && isEnough(set) && set.every((unit) => !isEnough(without(set, unit))))
      smallest.push(set);
  }
  const heaviest = (sets: Unit[][]) => {
    let walked = 0;
    return sets
      .sort((a, b) => weightOf(b) - weightOf(a))
      .slice(0, MOST_SETS)
      .filter((set) => {
        walked += set.reduce((sum, unit) => sum + fewest([unit]), 0);
        return walked <= MOST_WALKED;
      });
  };
  return [most, smallest].map(heaviest).filter((sets) => sets.length > 0);
}
