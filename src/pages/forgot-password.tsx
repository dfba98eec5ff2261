import { useState } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { AccountPageLayout } from "../features/accounts/account-page-layout.tsx";
import { ForgotPasswordForm, type ResetRequest } from "../features/accounts/forgot-password-form.tsx";
import { hasServerNoMail, ResetLinkRequestedMessage } from "../features/accounts/reset-link-requested.tsx";
import { useSignInHistoryState } from "../features/sessions/sign-in-state.ts";
import { paths } from "../paths.ts";

export default function ForgotPasswordPage() {
  const texts = text.accounts.forgot;
  const handedOver = useSignInHistoryState();
  const [asked, setAsked] = useState<ResetRequest | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const email = typed ?? handedOver.email;
  const { noMail } = text.accounts;
  const isUnsent = hasServerNoMail(asked);
  const title = isUnsent ? noMail.title : texts.checkTitle;

  return (
    <AccountPageLayout
      documentTitle={asked ? title : texts.documentTitle}
      title={asked ? title : texts.title}
      intro={isUnsent ? <span role="status">{noMail.askForReset}</span> : asked ? null : texts.intro}
      dish="soba-noodles"
    >
      {asked ? (
        <ResetLinkRequestedMessage
          request={asked}
          onChangeAddress={() => {
            setTyped(asked.email);
            setAsked(null);
          }}
        />
      ) : (
        <ForgotPasswordForm email={email} isReturning={typed !== null} onRequested={setAsked} />
      )}
      <p className={isUnsent ? "mt-6 text-note" : "mt-7 text-center"}>
        <Link href={paths.login} state={{ email: asked?.email ?? email }} className="text-link">
          {texts.backToLogin}
        </Link>
      </p>
    </AccountPageLayout>
  );
}
