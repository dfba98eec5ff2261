import { rowIdAt } from "./document.ts";
import { type LookUp, readCandidates } from "./external-index.ts";
import { allUnits, anyOfSets, narrowed, type Ways, wordsAnywhere } from "./query/expressions.ts";
import type { Unit } from "./query/terms.ts";
import type { Candidate } from "./ranking/candidate.ts";
import type { SqlHandle } from "./sql-handle.ts";
import { exactTitles, type Fitting, rankedPlaces, WINDOW } from "./statements.ts";

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

/**
 * What was gathered, from which expressions; `isWhole` says that no match was left out, `total` how many there are, up to
 * the window, where that is known.
 */
export type Gathered = { found: Candidate[]; expressions: string[]; isWhole: boolean; total: number | null };

/** Tier after tier: all words in the title, in title and ingredients, by kinds, in any text; then fewer words. */
export async function gather(sql: SqlHandle, asked: Gathering, leastCoverage: number): Promise<Gathered> {
  const { scopes, side } = asked;
  // The rarest words alone are looked up: the others rank what was found.
  const units = rarest(asked.units);
  const areAll = units.length === asked.units.length;
  const each = asked.hasWishes ? EACH_WITH_WISHES : EACH;
  const found = new Map<number, Candidate>();
  let isWhole = true;
  const add = (candidates: readonly Candidate[]) => {
    for (const candidate of candidates)
      if (!found.has(candidate.rowId)) found.set(candidate.rowId, candidate);
  };
  const limited = (expression: string) => narrowed([expression, ...asked.within], asked.excluded) as string;
  const named = allUnits(scopes, "m", units, NAMED);
  const surveyed = named === null ? null : await asked.lookUp.survey(sql, limited(named), asked);
  /** Takes more of an expression; of one whose answers were surveyed, among those. */
  const take = async (expression: string | null, hasAll: boolean, among: readonly number[] | null = null) => {
    if (expression === null) return;
    const known = [...found.values()].map(({ docId }) => docId);
    const wanted =
      among === null
        ? { expression: limited(expression), fitting: asked, choice: { docIds: known, isLeftOut: true } }
        : {
            expression,
            fitting: { scopes, filters: [] },
            choice: { docIds: among.filter((docId) => !found.has(rowIdAt(docId))), isLeftOut: false },
          };
    const fits = await asked.lookUp.find(sql, { ...wanted, hasAll, limit: each });
    if (fits.length >= each) isWhole = false;
    add(fits);
  };
  const takePlaces = async (docIds: readonly number[]) =>
    add(docIds.length === 0 ? [] : await readCandidates(sql, rankedPlaces(docIds, scopes)));
  const hasFew = surveyed !== null && surveyed.length <= FEW;
  if (hasFew) await takePlaces(surveyed);
  const hasBounds = asked.excluded !== null || asked.within.some((item) => item !== null);
  const isNarrowed = hasBounds || asked.filters.length > 0;
  // A title that is the text has all of its words: it stands among all that have them.
  if (!(hasFew && areAll) && asked.title !== "" && !hasBounds)
    add(await readCandidates(sql, exactTitles(asked, asked.title, 5)));
  if (named !== null && !hasFew) {
    // Words alone are walked along sooner than places are handed over.
    const among = isNarrowed && surveyed !== null && surveyed.length <= WINDOW ? surveyed : null;
    const typed = allUnits(scopes, "m", units, AS_TYPED);
    if (side.length > 0) await take(allUnits(scopes, "t", [...units, ...side], AS_TYPED), false, among);
    await take(allUnits(scopes, "t", units, AS_TYPED), false, among);
    if (typed !== named && found.size < ENOUGH) await take(typed, false, among);
    if (found.size >= (typed === named ? ENOUGH : ENOUGH_WHOLE * 2)) isWhole = false;
    else if (surveyed === null) await take(named, false);
    else {
      await takePlaces(surveyed.filter((docId) => !found.has(rowIdAt(docId))).slice(0, each));
      isWhole = false;
    }
  }
  /** What finds the answers: that by most names holds those by fewer. */
  const expressions = named === null ? [] : [named];
  const canBeMet = units.every(({ alternatives }) => alternatives.length > 0);
  if (canBeMet && (asked.hasWishes || found.size < ENOUGH_WHOLE) && (await asked.addKinds())) {
    const all = allUnits(scopes, "m", units, ALL);
    if (all !== null && all !== named) {
      await take(all, false);
      expressions.splice(0, 1, all);
    }
  }
  if (found.size < ENOUGH_WHOLE && asked.stems.length > 0) {
    const anywhere = wordsAnywhere(scopes, asked.stems);
    await take(anywhere, true);
    expressions.push(anywhere);
  }
  let least = 0;
  if (found.size < ENOUGH_WHOLE)
    for (const sets of fewerUnits(asked.units, leastCoverage)) {
      const any = anyOfSets(scopes, "m", sets, NAMED);
      if (any === null) continue;
      await take(any, false);
      expressions.push(any);
      least = Math.max(least, ...sets.map(leastOf));
      if (found.size >= ENOUGH) break;
    }
  const isSurveyed = surveyed !== null && expressions.length === 1 && expressions[0] === named;
  const isMany = least > WINDOW && !isNarrowed;
  const total = isSurveyed ? surveyed.length : isMany ? least : null;
  return { found: [...found.values()], expressions, isWhole, total };
}

/** The number of recipes, at least, that have all the units: known of one alone. */
function leastOf(units: readonly Unit[]): number {
  const [only, ...others] = units;
  if (only === undefined || others.length > 0) return 0;
  const alone = only.alternatives.flatMap(({ forms, way }) =>
    forms.length === 1 && NAMED.has(way) ? (forms[0]?.least ?? 0) : [],
  );
  return Math.max(0, ...alone);
}

/** The units that fewest recipes have, as many as may be looked up together. */
function rarest(units: readonly Unit[]): Unit[] {
  let walked = 0;
  return [...units]
    .sort((a, b) => fewest([a]) - fewest([b]))
    .filter((unit, i) => {
      walked += fewest([unit]);
      return i < 2 || walked <= MOST_WALKED;
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
  const without = (set: readonly Unit[], unit: Unit) => set.filter((term) => term !== unit);
  const most =
    known.length === units.length
      ? known.map((unit) => without(known, unit)).filter(isEnough)
      : [known].filter(isEnough);
  const smallest: Unit[][] = [];
  for (let bits = 1; bits < 2 ** known.length; bits += 1) {
    const set = known.filter((_, i) => bits & (1 << i));
    if (set.length < units.length && isEnough(set) && set.every((unit) => !isEnough(without(set, unit))))
      smallest.push(set);
  }
  const head = known.filter(({ isHead }) => isHead);
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
  return [...[most, smallest].map(heaviest), heaviest([head])].filter((sets) =>
    sets.some((set) => set.length > 0),
  );
}
