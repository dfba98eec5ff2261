import { z } from "zod";
import type { Deps } from "#server/context.ts";
import {
  confirmAccount,
  createAccount,
  OperatorError,
  setTier,
} from "#server/features/accounts/service/operate-account.ts";
import { RegisterBody } from "#server/features/accounts/service/password-bodies.ts";
import { removeStarter } from "#server/features/starter/service.ts";
import { validationTexts } from "#server/texts/en/answers.ts";

/** One operator verb: how it is called, what it does, and the doing. It answers a sentence for the operator. */
type Verb = { usage: string; about: string; run(deps: Deps, args: Arguments): Promise<string> };

/** Words after the verb, and options as --name value. */
const Arguments = z.object({ words: z.array(z.string()), options: z.record(z.string(), z.string()) });
export type Arguments = z.infer<typeof Arguments>;

export const verbs: Record<string, Verb> = {
  "create-user": {
    usage: "create-user EMAIL NAME --password PASSWORD",
    about: "Makes a confirmed account.",
    async run(deps, { words, options }) {
      const parsed = RegisterBody.safeParse({
        email: words[0],
        name: words.slice(1).join(" "),
        password: options.password,
      });
      if (!parsed.success) throw new OperatorError(textOf(parsed.error.issues[0]?.message));
      const { email } = await createAccount(deps, parsed.data);
      return `Created the account ${email}.`;
    },
  },
  verify: {
    usage: "verify EMAIL",
    about: "Confirms an address without its link.",
    async run(deps, { words }) {
      const { email } = await confirmAccount(deps, requireEmail(words));
      return `Confirmed ${email}.`;
    },
  },
  "set-tier": {
    usage: "set-tier EMAIL premium|freemium [--since DATE] [--until DATE]",
    about: "Sets the tier of an account.",
    async run(deps, { words, options }) {
      const email = requireEmail(words);
      const tier = words[1];
      if (tier !== "premium" && tier !== "freemium")
        throw new OperatorError("The tier is premium or freemium.");
      const period = { since: dateOf(options.since), until: dateOf(options.until) };
      if (period.since !== null && period.until !== null && period.until <= period.since) {
        throw new OperatorError("--until must come after --since.");
      }
      if (period.until !== null && period.until <= deps.clock.now()) {
        throw new OperatorError("--until lies in the past.");
      }
      const account = await setTier(deps, email, tier, period);
      const end =
        tier === "premium" && period.until !== null
          ? ` until ${new Date(period.until).toISOString().slice(0, 10)}`
          : "";
      return `${account.email} is ${tier} now${end}.`;
    },
  },
  "remove-starter": {
    usage: "remove-starter",
    about: "Takes the starter cookbook away: recipes, pictures and its account.",
    async run(deps) {
      const removed = await removeStarter(deps);
      return removed > 0
        ? `Removed the starter cookbook: ${removed} recipes.`
        : "There is no starter cookbook.";
    },
  },
  check: {
    usage: "check",
    about: "Checks the database: structure, references, search index.",
    async run(deps) {
      const found = await deps.db.integrityCheck();
      if (found !== "ok") throw new OperatorError(`The database is damaged:\n${found}`);
      const [counted] = await deps.db.all<{ recipes: number; indexed: number }>(
        "select (select count(*) from recipes) as recipes, (select count(*) from search_facets) as indexed",
      );
      const { recipes = 0, indexed = 0 } = counted ?? {};
      if (recipes !== indexed)
        throw new OperatorError(`The search index holds ${indexed} of ${recipes} recipes.`);
      return `The database is sound: ${recipes} recipes, all in the search index.`;
    },
  },
};

/** Runs a verb in the process that owns the database. Throws OperatorError with a sentence. */
export async function runVerb(deps: Deps, verb: string, args: unknown): Promise<string> {
  const known = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!known) throw new OperatorError(`There is no verb ${verb}.`);
  const answer = await known.run(deps, Arguments.parse(args));
  deps.log.info({ verb }, "operator verb done");
  return answer;
}

function requireEmail(words: string[]): string {
  const email = words[0];
  if (!email?.includes("@")) throw new OperatorError("Say whose: an email address comes first.");
  return email;
}

function dateOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const time = Date.parse(text);
  // Date.parse takes the 30th of February for the 2nd of March.
  const day = Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
  const isDay = !Number.isNaN(day) && new Date(day).toISOString().startsWith(text.slice(0, 10));
  if (!/^\d{4}-\d{2}-\d{2}(?:T.*)?$/.test(text) || Number.isNaN(time) || !isDay) {
    throw new OperatorError(`${text} is no date: write it as 2027-01-31.`);
  }
  return time;
}

function textOf(message: string | undefined): string {
  return validationTexts[message as keyof typeof validationTexts] ?? "Something is missing.";
}
