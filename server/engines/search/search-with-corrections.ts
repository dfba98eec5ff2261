import type { TextQuery } from "./external-index.ts";
import { asWishes, type Understood, understand } from "./query/parse-query.ts";
import { respellings } from "./query/spellcheck.ts";
import { answerText, isWhole, onlyThese, type TextAnswer } from "./relevance.ts";
import type { SqlHandle } from "./sql-handle.ts";
import { wordsOf } from "./words/words.ts";

export type AnswerAsMeant = {
  answer: TextAnswer;
  understood: Understood;
  /** The text that was answered, where it is not the one that was asked. */
  respelt: string | null;
};

/**
 * The answers to a text. One that finds nothing is asked again as it may have been meant, and holds where a recipe has all
 * of that.
 */
export async function answerAsMeant(
  sql: SqlHandle,
  text: string,
  understood: Understood,
  queryOf: (text: string, understood: Understood) => TextQuery,
): Promise<AnswerAsMeant> {
  const query = queryOf(text, understood);
  const answer = await answerText(sql, query);
  const asked = { answer, understood, respelt: null };
  if (answer.ranked.length > 0 || understood.isSentence) return asked;
  const wishes = asWishes(understood);
  if (wishes !== null)
    return { answer: await answerText(sql, queryOf(text, wishes)), understood: wishes, respelt: null };
  const { scopes } = query;
  for await (const other of respellings(sql, { all: understood.all, units: answer.units, scopes })) {
    const read = understand(other.text);
    if (read === null || read.wanted.length === 0) continue;
    // Its words are whole ones: none is only begun.
    const meant = { ...read, isOpen: false };
    const found = await answerText(sql, queryOf(other.text, meant));
    const ranked = found.ranked.filter(isWhole);
    if (!ranked.some(({ candidate }) => areTogether(candidate.titleSort, other.together))) continue;
    return { answer: onlyThese(found, ranked), understood: meant, respelt: other.text };
  }
  return asked;
}

/** Whether words stand side by side in a title, in their order. */
function areTogether(title: string, words: readonly string[]): boolean {
  return ` ${wordsOf(title).join(" ")} `.includes(words.length === 0 ? " " : ` ${words.join(" ")} `);
}
