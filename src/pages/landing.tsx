import { Link, Redirect } from "wouter";
import { text } from "#server/texts/en.ts";
import { Logo } from "../components/logo.tsx";
import { Page } from "../components/page.tsx";
import { Button } from "../components/ui/button.tsx";
import { LoadingMessage } from "../components/ui/loading-message.tsx";
import { FeaturedDishStrip } from "../features/landing/featured-dish-strip.tsx";
import { LandingHero } from "../features/landing/landing-hero.tsx";
import { LazyLowerLandingPage } from "../features/landing/lazy-lower-page.tsx";
import { createLazyComponent } from "../lib/lazy-component.ts";
import { useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";

const AccountDeleted = createLazyComponent(() => import("../features/landing/account-deleted.tsx"));

export default function LandingPage() {
  const { user, isGuest, isChecking } = useSession();
  const texts = text.landing;
  const isAccountDeleted = Boolean((history.state as { isAccountDeleted?: true } | null)?.isAccountDeleted);
  if (user) return <Redirect to={paths.dashboard} replace />;
  if (isChecking) return <LoadingMessage isPage message={text.common.checkingAuthentication} />;
  return (
    <Page documentTitle={texts.title} isWide>
      {isGuest ? null : (
        <div className="page-column flex flex-wrap items-center justify-between gap-3 pt-5">
          <Logo />
          <Button asChild>
            <Link href={paths.login}>{texts.signIn}</Link>
          </Button>
        </div>
      )}
      {isAccountDeleted ? <AccountDeleted /> : null}
      <LandingHero />
      <FeaturedDishStrip />
      <LazyLowerLandingPage />
    </Page>
  );
}
