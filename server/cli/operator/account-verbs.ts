import type { Deps } from "#server/deps.ts";
import { isCommonPassword } from "#server/engines/common-passwords/common-passwords.ts";
import { listGuessableWordsOfNameAndEmail } from "#server/features/accounts/policy.ts";
import {
  confirmAccountByOperator,
  createAccountByOperator,
  OperatorError,
  setAccountTier,
} from "#server/features/accounts/service/operate-account.ts";
import {
  deleteAccountByOperator,
  disableAccount,
  enableAccount,
  inviteEmailByOperator,
  mailPasswordResetLink,
  removeAllIdentities,
} from "#server/features/accounts/service/operate-entrance.ts";
import { RegisterBody } from "#server/features/registration/service.ts";
import { validationTexts } from "#server/texts/en/answers.ts";
import { verbAnswers, verbTexts } from "#server/texts/en/operator.ts";
import { getEmailArgument, parseDateArgument, UsageError, type Verb } from "./verb.ts";

const NewAccount = RegisterBody.extend({ password: RegisterBody.shape.password.optional() });

export const createUser: Verb = {
  ...verbTexts.createUser,
  options: ["password"],
  read(args) {
    const typed = getEmailArgument(args);
    const [, ...names] = args.words;
    if (names.length === 0) throw new UsageError(verbAnswers.noName);
    return async (deps) => {
      const { password } = args.options;
      const parsed = NewAccount.safeParse({ email: typed, name: names.join(" "), password });
      if (!parsed.success) throw new OperatorError(getValidationText(parsed.error.issues[0]?.message));
      if (password !== undefined && isCommonPassword(password, listGuessableWordsOfNameAndEmail(parsed.data)))
        throw new OperatorError(validationTexts.commonPassword);
      const { email, link } = await createAccountByOperator(deps, parsed.data);
      return link === null ? verbAnswers.created(email) : verbAnswers.createdWithLink(email, link);
    };
  },
};

/** Creates a verb whose only argument is the address of an account. */
const createAddressVerb = (
  texts: Pick<Verb, "usage" | "about" | "help" | "example">,
  run: (deps: Deps, address: string) => Promise<string>,
): Verb => ({
  ...texts,
  maxWords: 1,
  read(args) {
    const typed = getEmailArgument(args);
    return (deps) => run(deps, typed);
  },
});

export const invite = createAddressVerb(verbTexts.invite, async (deps, typed) => {
  const { email, link } = await inviteEmailByOperator(deps, typed);
  return verbAnswers.invited(email, link, deps.env.SMTP_URL !== undefined);
});

export const verify = createAddressVerb(verbTexts.verify, async (deps, typed) =>
  verbAnswers.confirmed((await confirmAccountByOperator(deps, typed)).email),
);

export const resetPassword = createAddressVerb(verbTexts.resetPassword, async (deps, typed) => {
  const { email, link } = await mailPasswordResetLink(deps, typed);
  return verbAnswers.resetSent(email, link, deps.env.SMTP_URL !== undefined);
});

export const relink = createAddressVerb(verbTexts.relinkIdentities, async (deps, typed) => {
  const { email, services } = await removeAllIdentities(deps, typed);
  return verbAnswers.relinked(email, services, deps.env.OIDC_LINK === "auto");
});

export const setTierOf: Verb = {
  ...verbTexts.setTier,
  options: ["since", "until"],
  maxWords: 2,
  read(args) {
    const typed = getEmailArgument(args);
    const tier = args.words[1];
    if (tier !== "premium" && tier !== "freemium") throw new UsageError(verbAnswers.tiers);
    if (tier === "freemium" && Object.keys(args.options).length > 0)
      throw new UsageError(verbAnswers.noPeriod);
    const since = parseDateArgument(args.options.since);
    const until = parseDateArgument(args.options.until);
    if (since !== null && until !== null && until <= since)
      throw new UsageError(verbAnswers.untilBeforeSince);
    return async (deps) => {
      if (until !== null && until <= deps.clock.now()) throw new OperatorError(verbAnswers.untilPast);
      const { email } = await setAccountTier(deps, typed, tier, { since, until });
      const begins = since !== null && since > deps.clock.now() ? since : null;
      return verbAnswers.tierSet(email, tier, {
        from: formatUtcDayOrNull(begins),
        until: formatUtcDayOrNull(until),
      });
    };
  },
};

export const disable = createAddressVerb(verbTexts.disable, async (deps, typed) => {
  const { email, ended } = await disableAccount(deps, typed);
  return verbAnswers.disabled(email, ended);
});

export const enable = createAddressVerb(verbTexts.enable, async (deps, typed) =>
  verbAnswers.enabled((await enableAccount(deps, typed)).email),
);

export const deleteUser = createAddressVerb(verbTexts.deleteUser, async (deps, typed) => {
  const { email, recipes } = await deleteAccountByOperator(deps, typed);
  return verbAnswers.deleted(email, recipes);
});

const formatUtcDayOrNull = (time: number | null) =>
  time === null ? null : new Date(time).toISOString().slice(0, 10);

function getValidationText(message: string | undefined): string {
  return validationTexts[message as keyof typeof validationTexts] ?? verbAnswers.somethingMissing;
}
