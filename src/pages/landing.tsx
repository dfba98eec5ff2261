import { Redirect } from "wouter";
import { text } from "#server/texts/en.ts";
import { Logo } from "../components/logo.tsx";
import { Page } from "../components/page.tsx";
import { Loading } from "../components/ui/loading.tsx";
import { Hero } from "../features/landing/hero.tsx";
import { Showcases } from "../features/landing/showcases.tsx";
import { Spread } from "../features/landing/spread.tsx";
import { useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";

export default function LandingPage() {
  const { user, isGuest, isChecking } = useSession();
  const words = text.landing;
  if (user) return <Redirect to={paths.dashboard} replace />;
  if (isChecking) return <Loading isPage message={text.common.checkingAuthentication} />;
  return (
    <Page documentTitle={words.title} isWide>
      {isGuest ? null : (
        <div className="page-column pt-5">
          <Logo />
        </div>
      )}
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
