import { isArticle } from "#server/engines/amounts/amounts.ts";
import type { TimeToken } from "#server/engines/words/times.ts";
import {
  BEFORE_WORDS,
  ENGLISH_SINGULAR,
  FOR_WORDS,
  GOES_ON,
  NOT_AFTER,
  PER_THINGS,
  PER_WORDS,
  PROCESSES,
  SKIPPED_BEFORE,
  WHEN_WORDS,
} from "./context-words.ts";

/** Whether the words around the time in tokens `from` to `until` say that nobody waits for it. */
export function isNoTimer(tokens: readonly TimeToken[], from: number, until: number): boolean {
  return (
    isToldOtherwise(tokens, from) ||
    isWhen(tokens, from, until) ||
    isRate(tokens, until) ||
    isAdjective(tokens, from, until)
  );
}

const isAnOrAnother = (key: string) => isArticle(key) || key === "another";
const isWord = (token: TimeToken | undefined) => token !== undefined && /\p{L}/u.test(token.key);
const keyAt = (tokens: readonly TimeToken[], at: number) => tokens[at]?.key ?? "";

/** "every 5 minutes", "within 2 hours", "keeps for up to 8 hours", "ready in 30 minutes". */
function isToldOtherwise(tokens: readonly TimeToken[], from: number): boolean {
  let at = from - 1;
  if (keyAt(tokens, at) === "in" && keyAt(tokens, at - 1) === "ready") return true;
  if (keyAt(tokens, at) === "de" && keyAt(tokens, at - 1) === "om") return true;
  for (let skipped = 0; skipped < 3 && SKIPPED_BEFORE.has(keyAt(tokens, at)); skipped += 1) at -= 1;
  return NOT_AFTER.has(keyAt(tokens, at));
}

/** "2 hours ahead", "in advance", "30 minutes before cooking"; but "rest for 10 minutes before slicing" is waited for. */
function isWhen(tokens: readonly TimeToken[], from: number, until: number): boolean {
  const behind = keyAt(tokens, until);
  if (WHEN_WORDS.has(behind)) return true;
  if (behind === "in" && WHEN_WORDS.has(keyAt(tokens, until + 1))) return true;
  if (!BEFORE_WORDS.has(behind)) return false;
  let at = from - 1;
  while (SKIPPED_BEFORE.has(keyAt(tokens, at)) && !FOR_WORDS.has(keyAt(tokens, at))) at -= 1;
  const ahead = keyAt(tokens, at);
  return !FOR_WORDS.has(ahead) && !PROCESSES.has(ahead);
}

/** "20 minutes per 500 g", "15 minutes a pound". */
function isRate(tokens: readonly TimeToken[], until: number): boolean {
  const behind = keyAt(tokens, until);
  if (!PER_WORDS.has(behind) && !isArticle(behind)) return false;
  const counted = tokens[until + 1]?.value === null ? until + 1 : until + 2;
  return PER_THINGS.has(keyAt(tokens, counted));
}

/** "2 minute noodles", "a 30-minute meal": the time describes a thing, unless that is a rest, a boil or the like. */
function isAdjective(tokens: readonly TimeToken[], from: number, until: number): boolean {
  const unit = tokens[until - 1];
  const isHyphened = keyAt(tokens, until - 2) === "-";
  const isOne = tokens[from]?.value === null ? isAnOrAnother(keyAt(tokens, from)) : tokens[from]?.value === 1;
  const isSuspect = isHyphened || (ENGLISH_SINGULAR.has(unit?.key ?? "") && !isOne && !isPart(tokens, from));
  if (!isSuspect) return false;
  const next = tokens[until];
  if (!isWord(next)) return false;
  const key = next?.key ?? "";
  if (PROCESSES.has(key) || PROCESSES.has(keyAt(tokens, until + 1))) return false;
  return isHyphened || !GOES_ON.has(key);
}

/** "half an hour": the singular is right there. */
const isPart = (tokens: readonly TimeToken[], from: number) =>
  /^(?:half|quarter|quarters|one|three)$/.test(keyAt(tokens, from)) || (tokens[from]?.value ?? 2) < 1;
