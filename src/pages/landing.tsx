import { Redirect } from "wouter";
import { text } from "#server/texts/en.ts";
import { Logo } from "../components/logo.tsx";
import { Page } from "../components/page.tsx";
import { Loading } from "../components/ui/loading.tsx";
import { Hero } from "../features/landing/hero.tsx";
import { Showcases } from "../features/landing/showcases.tsx";
import { Spread } from "../features/landing/spread.tsx";
import { lazyComponent } from "../lib/lazy-component.ts";
import { useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";

const AccountDeleted = lazyComponent(() => import("../features/landing/account-deleted.tsx"));

export default function LandingPage() {
  const { user, isGuest, isChecking } = useSession();
  const words = text.landing;
  const isAccountDeleted = Boolean((history.state as { isAccountDeleted?: true } | null)?.isAccountDeleted);
  if (user) return <Redirect to={paths.dashboard} replace />;
  if (isChecking) return <Loading isPage message={text.common.checkingAuthentication} />;
  return (
    <Page documentTitle={words.title} isWide>
      {isGuest ? null : (
        <div className="page-column pt-5">
          <Logo />
        </div>
      )}
      {isAccountDeleted ? <AccountDeleted /> : null}
      <Hero />
      <Spread />
      <Showcases />
      <section className="bg-sunk py-16 text-center md:py-20">
        <div className="page-column">
          <h2 className="text-page">{words.closing.title}</h2>
          <p className="mx-auto mt-4 max-w-xl text-lg text-soft">{words.closing.body}</p>
        </div>
      </section>
    </Page>
  );
}
