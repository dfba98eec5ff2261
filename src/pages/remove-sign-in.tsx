import { Link, useParams } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../components/ui/alert.tsx";
import { Button } from "../components/ui/button.tsx";
import { Spinner } from "../components/ui/spinner.tsx";
import { AccountPageLayout } from "../features/accounts/account-page-layout.tsx";
import { FailureMessageAndAdviceAlert } from "../features/accounts/failure-alert.tsx";
import { AccountOfMailedLink } from "../features/accounts/link-facts.tsx";
import { useServiceRemovalLinkAndRemove } from "../features/accounts/use-sign-in-service-removal-link.ts";
import { paths } from "../paths.ts";

const texts = text.identities.removal;

/**
 * The page of the link in a mail about a newly linked service. It shows which service it would remove from
 * which account, and asks first.
 */
export default function RemoveSignInPage() {
  const { token } = useParams<{ token?: string }>();
  const link = useServiceRemovalLinkAndRemove(token);
  const { title, content } = removalPageTitleAndContent(link);
  return (
    <AccountPageLayout documentTitle={texts.documentTitle} title={title} dish="fennel-salad">
      <div className="grid gap-5">{content}</div>
      <p className="mt-7">
        <Link href={paths.login} className="text-link">
          {texts.backToLogin}
        </Link>
      </p>
    </AccountPageLayout>
  );
}

function removalPageTitleAndContent(link: ReturnType<typeof useServiceRemovalLinkAndRemove>) {
  const { asked, removed, problem, isRemoving, unchecked } = link;
  if (asked && removed) {
    return {
      title: texts.doneTitle,
      content: (
        <>
          <Alert tone="success">{removed.message}</Alert>
          <AccountOfMailedLink label={texts.already} email={asked.email} />
          <NextStepAfterRemoval setPasswordToken={removed.setPasswordToken} />
        </>
      ),
    };
  }
  if (link.isInvalid) {
    return {
      title: texts.failedTitle,
      content: (
        <>
          <FailureMessageAndAdviceAlert failure={{ message: texts.invalid, advice: texts.invalidBody }} />
          <Button asChild variant="primary" size="large">
            <Link href={`${paths.profile}?open=ways`}>{texts.toProfile}</Link>
          </Button>
        </>
      ),
    };
  }
  if (unchecked && !asked) {
    return {
      title: texts.uncheckedTitle,
      content: (
        <>
          <FailureMessageAndAdviceAlert failure={unchecked} />
          <Button variant="primary" size="large" onClick={link.checkAgain}>
            {texts.tryAgain}
          </Button>
        </>
      ),
    };
  }
  if (!asked) {
    return {
      title: texts.checkingTitle,
      content: (
        <p role="status" className="flex items-center gap-3 text-lg text-soft">
          <Spinner className="text-tomato" />
          {texts.checking}
        </p>
      ),
    };
  }
  if (asked.isDone || asked.service === null) {
    return {
      title: texts.alreadyTitle,
      content: (
        <>
          <AccountOfMailedLink label={texts.already} email={asked.email} />
          <NextStepAfterRemoval setPasswordToken={null} />
        </>
      ),
    };
  }
  return {
    title: texts.title(asked.service),
    content: (
      <>
        <AccountOfMailedLink label={texts.body(asked.service)} email={asked.email} />
        {problem ? <FailureMessageAndAdviceAlert failure={problem} /> : null}
        <Button
          variant="primary"
          size="large"
          aria-disabled={isRemoving}
          onClick={isRemoving ? undefined : link.remove}
        >
          {isRemoving ? texts.confirming : texts.confirm(asked.service)}
        </Button>
        <p className="text-soft">{texts.note}</p>
      </>
    ),
  };
}

/**
 * The next step: a new password, which signs out an intruder, or a first password, so that the owner can sign
 * in.
 */
function NextStepAfterRemoval({ setPasswordToken }: { setPasswordToken: string | null }) {
  const isFirst = setPasswordToken !== null;
  return (
    <>
      <p className="text-soft">{isFirst ? text.accounts.verify.setPasswordBody : texts.next}</p>
      <Button asChild variant="primary" size="large">
        <Link href={isFirst ? paths.resetPassword(setPasswordToken) : paths.forgotPassword}>
          {isFirst ? text.accounts.verify.setPassword : texts.newPassword}
        </Link>
      </Button>
    </>
  );
}
