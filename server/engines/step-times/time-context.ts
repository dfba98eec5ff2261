import { isArticle } from "#server/engines/amounts/amounts.ts";
import type { TimeToken } from "#server/engines/languages/times.ts";
import { foldCaseAndAccents } from "#server/engines/text-fold/text-fold.ts";

const createWordSet = (words: string) => new Set(words.split(" "));

/** English singular units. After another number than one they make an adjective ("a 20 minute rest"). */
const ENGLISH_SINGULAR = createWordSet("minute hour second day week");

/** Words before a time that is no waiting time: "every 5 minutes", "within 2 hours", "twice an hour". */
const NOT_AFTER = createWordSet(
  "every each alle jede jeden toutes cada ogni elke iedere within under inside innerhalb binnen once twice times than keeps keep lasts store stored halt conserve conserver conserva houdbaar previous any co каждые каждый кожні kazdych kazde var hver hvert her kathe κάθε fiecare",
);
/**
 * Words allowed between a word of NOT_AFTER and the time: "keeps for up to 8 hours", "toutes les 5 minutes".
 */
const SKIPPED_BEFORE = createWordSet(
  "for up to the les about around approx ca circa etwa approximately als sich at least mindestens au moins min minimum almeno",
);
/** Words after a time that make it a point in time, not a duration: "2 hours ahead". */
const WHEN_WORDS = createWordSet("ahead advance beforehand earlier old ago vorher zuvor later less");
/**
 * Words that make the preceding time a point in time, unless a verb of waiting precedes it: "rest 10 minutes
 * before slicing".
 */
const BEFORE_WORDS = createWordSet("before prior avant prima antes vor voor voordat bevor");
const FOR_WORDS = createWordSet(
  "for another further more pendant durante per fur gedurende encore weitere additional",
);
const PER_WORDS = createWordSet("per pro par por je");
/** Units that a time can refer to: "20 minutes per 500 g". */
const PER_UNITS = createWordSet(
  "kg kilo kilos kilogram kilogramm lb lbs pound pfund pond g gram gramm livre inch cm",
);

/**
 * Verbs and nouns of processes that need a timer: "a 20 minute rest", "rest for 20 minutes before slicing".
 */
const PROCESSES = createWordSet(
  "rest resting stand standing sit sitting soak soaking simmer simmering boil boiling bake baking roast roasting fry frying cook cooking chill chilling cool cooling cool-down knead kneading rise rising proof proofing prove proving steep steeping marinate marinade marinating wait brew brewing steam steaming saute braise refrigerate freeze drain blanch whisk whisking stir stirring burst bursts interval intervals infusion grill grilling cure curing ferment fermentation brine period time timer blitz mix microwave " +
    "ruhen ziehen kochen backen kocheln braten quellen gehen abkuhlen ruhezeit backzeit kochzeit reposer mijoter cuire cuisson repos refroidir mariner reposar hervir cocer hornear enfriar reposo riposare cuocere bollire riposo cottura raffreddare rusten koken bakken sudderen afkoelen trekken",
);
/** Words that continue the sentence after "20 minute". Any other word is a noun that the time describes. */
const GOES_ON = createWordSet(
  "on in at over until till or and then with without to for from while but more longer per before after each if by under into as of uncovered covered stirring turning undisturbed total again so",
);

/** Beginnings of words for storage, in folded text. */
const STORAGE =
  /(?<!\p{L})(?:keep|kept|stor(?:e|age|ing)|lasts?(?!\p{L})|leftover|halt|aufbewahr|conserv|garde[rz]?(?!\p{L})|guard|dura(?!\p{L})|durano|houdbaar|bewa[ar]|holder|holdbar|opbevar|oppbevar|haller|hallbar|forvar|przechow|uchov|skladov|vydrz|saily|eltart|elall|хран|зберіга|sakla|dayan|pastrea|rezista|διατηρ)|保存|日持ち|보관/u;
/** "Up to" at the end of folded text. */
const UP_TO =
  /(?<!\p{L})(?:up to|bis zu|jusqu['’]a|hasta|fino a|tot|ate|op til|opptil|upp till|do|az|до) {0,2}$/u;
const MAX_SENTENCE_PART = 120;

/** Whether the sentence around a time says how long food keeps: "Store in the fridge for up to 3 days". */
export function isTimeOfStorage(step: string, start: number, end: number): boolean {
  const [before = ""] = step
    .slice(Math.max(0, start - MAX_SENTENCE_PART), start)
    .split(SENTENCE_END)
    .slice(-1)
    .map(foldCaseAndAccents);
  const [behind = ""] = step.slice(end, end + MAX_SENTENCE_PART).split(SENTENCE_END);
  return STORAGE.test(before) || UP_TO.test(before) || STORAGE.test(foldCaseAndAccents(behind));
}

const SENTENCE_END = /[.!?;。！？]/u;

/**
 * Whether the words around a time show that it needs no timer. The time is in the tokens `from` to `until`,
 * exclusive.
 */
export function isTimeWithoutTimer(tokens: readonly TimeToken[], from: number, until: number): boolean {
  return (
    isTimeDescribedByPreviousWords(tokens, from) ||
    isTimeAPointInTime(tokens, from, until) ||
    isTimeOfRate(tokens, until) ||
    isTimeUsedAsAdjective(tokens, from, until)
  );
}

const isAnOrAnother = (key: string) => isArticle(key) || key === "another";
const isWordToken = (token: TimeToken | undefined) => token !== undefined && /\p{L}/u.test(token.key);
const getTokenKeyAt = (tokens: readonly TimeToken[], i: number) => tokens[i]?.key ?? "";

/**
 * Whether the time is a rhythm or a limit: "every 5 minutes", "within 2 hours", "keeps for up to 8 hours",
 * "ready in 30 minutes".
 */
function isTimeDescribedByPreviousWords(tokens: readonly TimeToken[], from: number): boolean {
  let i = from - 1;
  if (getTokenKeyAt(tokens, i) === "in" && getTokenKeyAt(tokens, i - 1) === "ready") return true;
  if (getTokenKeyAt(tokens, i) === "de" && getTokenKeyAt(tokens, i - 1) === "om") return true;
  for (let skipped = 0; skipped < 3 && SKIPPED_BEFORE.has(getTokenKeyAt(tokens, i)); skipped += 1) i -= 1;
  return NOT_AFTER.has(getTokenKeyAt(tokens, i));
}

/**
 * Whether the time is a point in time: "2 hours ahead", "30 minutes before cooking". "Rest for 10 minutes
 * before slicing" is a wait instead.
 */
function isTimeAPointInTime(tokens: readonly TimeToken[], from: number, until: number): boolean {
  const behind = getTokenKeyAt(tokens, getTokenKeyAt(tokens, until) === "-" ? until + 1 : until);
  if (WHEN_WORDS.has(behind)) return true;
  if (behind === "in" && WHEN_WORDS.has(getTokenKeyAt(tokens, until + 1))) return true;
  if (!BEFORE_WORDS.has(behind)) return false;
  let i = from - 1;
  while (SKIPPED_BEFORE.has(getTokenKeyAt(tokens, i)) && !FOR_WORDS.has(getTokenKeyAt(tokens, i))) i -= 1;
  const ahead = getTokenKeyAt(tokens, i);
  return !FOR_WORDS.has(ahead) && !PROCESSES.has(ahead);
}

/** Whether the time depends on a weight or a size: "20 minutes per 500 g", "15 minutes a pound". */
function isTimeOfRate(tokens: readonly TimeToken[], until: number): boolean {
  const behind = getTokenKeyAt(tokens, until);
  if (!PER_WORDS.has(behind) && !isArticle(behind)) return false;
  const counted = tokens[until + 1]?.value === null ? until + 1 : until + 2;
  return PER_UNITS.has(getTokenKeyAt(tokens, counted));
}

/**
 * Whether the time describes a noun that is no process: "2 minute noodles", "a 30-minute meal", but not "a
 * 10-minute rest".
 */
function isTimeUsedAsAdjective(tokens: readonly TimeToken[], from: number, until: number): boolean {
  const unit = tokens[until - 1];
  const isHyphened = getTokenKeyAt(tokens, until - 2) === "-";
  const isOne =
    tokens[from]?.value === null ? isAnOrAnother(getTokenKeyAt(tokens, from)) : tokens[from]?.value === 1;
  const isSuspect =
    isHyphened || (ENGLISH_SINGULAR.has(unit?.key ?? "") && !isOne && !isFractionAt(tokens, from));
  if (!isSuspect) return false;
  const next = tokens[until];
  if (!isWordToken(next)) return false;
  const key = next?.key ?? "";
  if (PROCESSES.has(key) || PROCESSES.has(getTokenKeyAt(tokens, until + 1))) return false;
  return isHyphened || !GOES_ON.has(key);
}

/** Whether the number is a fraction, after which the singular is no adjective: "half an hour". */
const isFractionAt = (tokens: readonly TimeToken[], from: number) =>
  /^(?:half|quarter|quarters|one|three)$/.test(getTokenKeyAt(tokens, from)) || (tokens[from]?.value ?? 2) < 1;
