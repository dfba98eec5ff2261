import type { Deps } from "#server/deps.ts";
import { getErrorSentence, toErrorAnswer } from "#server/error-answer.ts";
import { AppError } from "#server/errors.ts";
import { OperatorError } from "#server/features/accounts/service/operate-account.ts";
import type { Print } from "#server/lib/process/owner-socket.ts";
import { commandTexts } from "#server/texts/en/operator.ts";
import {
  createUser,
  deleteUser,
  disable,
  enable,
  invite,
  relink,
  resetPassword,
  setTierOf,
  verify,
} from "./account-verbs.ts";
import { check, reindex, removeStarterCookbook, unpublish } from "./cookbook-verbs.ts";
import { Arguments, parseVerbArguments, UsageError, type Verb } from "./verb.ts";

/** All verbs in the order in which they are listed. */
export const verbs: Record<string, Verb> = {
  "create-user": createUser,
  invite,
  verify,
  "reset-password": resetPassword,
  "relink-identities": relink,
  "set-tier": setTierOf,
  disable,
  enable,
  "delete-user": deleteUser,
  unpublish,
  "remove-starter": removeStarterCookbook,
  reindex,
  check,
};

/** Returns the verb of this name. Throws UsageError for an unknown name. */
export function requireVerb(name: string): Verb {
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) throw new UsageError(commandTexts.noVerb(name));
  return verb;
}

/**
 * Runs a verb in the process that owns the database. Throws OperatorError, whose message is a sentence for
 * the operator.
 */
export async function runVerb(
  deps: Deps,
  name: string,
  args: unknown,
  print: Print = () => undefined,
): Promise<string> {
  const task = parseVerbArguments(name, requireVerb(name), Arguments.parse(args));
  const answer = await task(deps, print).catch((error: unknown) => {
    throw error instanceof AppError ? new OperatorError(getErrorSentence(toErrorAnswer(error))) : error;
  });
  deps.log.info({ verb: name }, "operator verb done");
  return answer;
}
