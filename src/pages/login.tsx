import { useCallback, useEffect } from "react";
import { Link, Redirect, useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../components/ui/alert.tsx";
import { Button } from "../components/ui/button.tsx";
import { DividerWithLabel } from "../components/ui/divider-with-label.tsx";
import { LoadingMessage } from "../components/ui/loading-message.tsx";
import { DishPictureCaption } from "../features/accounts/account-caption.tsx";
import { AccountPageLayout } from "../features/accounts/account-page-layout.tsx";
import { GoogleOneTapPrompt } from "../features/identities/google-one-tap.tsx";
import { useIdentityConfigOrNull } from "../features/identities/identity-config.ts";
import { IdentitySignInButton } from "../features/identities/identity-sign-in-button.tsx";
import { useSignInByIdentity } from "../features/identities/use-sign-in-by-identity.ts";
import { LoginForm } from "../features/sessions/login-form.tsx";
import { useReturnPathOrNull } from "../features/sessions/return-path.ts";
import { useSignInHistoryState } from "../features/sessions/sign-in-state.ts";
import {
  ContinueToPathButton,
  SignedInAlreadyActions,
  SignedInAsText,
} from "../features/sessions/signed-in-already.tsx";
import { useWasSignedInBefore } from "../features/sessions/use-was-signed-in-before.ts";
import { linkAttempts } from "../lib/identity-link-store.ts";
import { wasLoadedAsLoginPage } from "../lib/identity-return.ts";
import { session, useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";

const { hero } = text.landing;

export default function LoginPage() {
  const texts = text.sessions;
  const { user, error } = useSession();
  const from = useReturnPathOrNull();
  const { email, isTrusted, isEnded, reason } = useSignInHistoryState();
  const [, navigate] = useLocation();
  const config = useIdentityConfigOrNull();
  const { isBusy, notice, cameBack, enter } = useSignInByIdentity();
  const { isAsking, isEarlier, mayBe } = useWasSignedInBefore(cameBack);
  // The service that a member was linking when the session ended; the linking continues after sign-in.
  const waitingService = linkAttempts.waitingService();
  const ended = reason === null ? texts.ended : texts.endedBecause[reason];
  const endedSentence = waitingService ? text.identities.link.signedOut(waitingService) : ended;
  // While the configuration is unknown this is true; the only effect is that the next page loads a new
  // document.
  const isOneTapDocument = wasLoadedAsLoginPage() && config?.oneTap !== false;

  // Clears the error when the page is left, so that the next visit starts without it.
  useEffect(() => session.clearError, []);

  const enterByOneTap = useCallback(
    (credential: string) => void enter({ credential, redirectUri: location.origin }),
    [enter],
  );

  if (user && isEarlier) {
    return (
      <AccountPageLayout
        documentTitle={texts.documentTitle}
        title={texts.title}
        intro={<SignedInAsText name={user.name} />}
        dish="braised-beans"
      >
        <SignedInAlreadyActions from={from} byLoading={isOneTapDocument} />
      </AccountPageLayout>
    );
  }
  if (user) return <RedirectAfterLogin to={from ?? paths.landing} byLoading={isOneTapDocument} />;

  async function continueAsGuest() {
    if (session.bearer() !== null && !(await logOutStoredLoginBeforeGuestVisit())) return;
    session.continueAsGuest();
    if (isOneTapDocument) location.assign(paths.dashboard);
    else navigate(paths.dashboard);
  }

  return (
    <AccountPageLayout
      documentTitle={texts.documentTitle}
      title={texts.title}
      intro={texts.intro}
      dish="braised-beans"
      caption={<DishPictureCaption title={hero.caption} body={`${hero.facts} · ${hero.difficulty}`} />}
    >
      {isBusy ? <LoadingMessage message={text.identities.signingIn} /> : null}
      {isAsking ? <LoadingMessage message={text.common.checkingAuthentication} /> : null}
      {/* The form is hidden and not unmounted, so that typed values stay if the sign-in fails. */}
      <div hidden={isBusy || isAsking}>
        {notice && config?.name ? (
          <Alert tone="info" className="mb-5">
            {text.identities[notice](config.name)}
          </Alert>
        ) : null}
        {isTrusted ? (
          <Alert tone="success" className="mb-5">
            {texts.trusted}
          </Alert>
        ) : null}
        {(isEnded || waitingService) && error === null ? (
          <Alert tone="info" className="mb-5">
            {endedSentence}
          </Alert>
        ) : null}
        {mayBe ? (
          <Alert
            tone="info"
            className="mb-5"
            action={<ContinueToPathButton from={from} byLoading={isOneTapDocument} isSmall />}
          >
            {texts.already.mayBe}
          </Alert>
        ) : null}
        <LoginForm key={email} email={email} />
        <DividerWithLabel>{texts.or}</DividerWithLabel>
        <div className="grid gap-3">
          {config?.name ? (
            <IdentitySignInButton name={config.name} isGoogle={config.oneTap} returnTo={from} />
          ) : null}
          <Button className="w-full" onClick={() => void continueAsGuest()} aria-describedby="guest-caption">
            {texts.continueAsGuest}
          </Button>
        </div>
        <p id="guest-caption" className="mt-2 text-center text-sm text-soft">
          {texts.guestCaption}
        </p>
        <p className="mt-7 text-center text-soft">
          {texts.noAccount}{" "}
          <Link href={paths.register} state={from ? { from } : null} className="text-link">
            {texts.signUp}
          </Link>
        </p>
      </div>
      {config?.oneTap && config.clientId && isOneTapDocument && !cameBack ? (
        <GoogleOneTapPrompt clientId={config.clientId} onCredential={enterByOneTap} />
      ) : null}
    </AccountPageLayout>
  );
}

/** If a member's login is stored, logs out as the Logout button does, which asks before data is lost. */
async function logOutStoredLoginBeforeGuestVisit(): Promise<boolean> {
  const { logOutStoredLogin } = await import("../features/sessions/log-out.ts");
  return logOutStoredLogin();
}

/**
 * Opens the requested address after sign-in. `byLoading` loads a new document, because this document's
 * Content Security Policy allows a third-party script.
 */
function RedirectAfterLogin({ to, byLoading }: { to: string; byLoading: boolean }) {
  useEffect(() => {
    if (byLoading) location.replace(to);
  }, [to, byLoading]);
  return byLoading ? (
    <LoadingMessage isPage message={text.identities.signingIn} />
  ) : (
    <Redirect to={to} replace />
  );
}
