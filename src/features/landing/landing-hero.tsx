import { Heart } from "lucide-react";
import { Link, useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { PageHeading } from "../../components/page.tsx";
import { Button } from "../../components/ui/button.tsx";
import { session } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { PredrawnDishImage } from "../still-dishes/predrawn-dish-image.tsx";

/** The headline, the buttons to register or browse, and a picture. */
export function LandingHero() {
  const texts = text.landing;
  const [, navigate] = useLocation();

  function browse() {
    session.continueAsGuest();
    navigate(paths.dashboard);
  }

  return (
    <section className="page-column grid grid-cols-1 items-center gap-10 pt-6 pb-14 md:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] md:gap-14 md:pt-10 md:pb-20">
      <div>
        <PageHeading size="dish">{texts.headline}</PageHeading>
        <p className="mt-5 max-w-lg text-lg text-soft">{texts.tagline}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild variant="primary" size="large">
            <Link href={paths.register}>{texts.getStarted}</Link>
          </Button>
          <Button size="large" onClick={browse}>
            {texts.browse}
          </Button>
        </div>
      </div>
      <div className="relative max-md:-mx-[clamp(1rem,4vw,3rem)]">
        <div className="aspect-[5/4] overflow-hidden md:rounded-hero">
          <PredrawnDishImage name="braised-beans" isPriority />
        </div>
        <div className="absolute bottom-5 left-5 max-w-[15rem] rounded-card bg-surface px-4.5 py-3.5 shadow-lift md:-left-8">
          <p className="title text-xl">{texts.hero.caption}</p>
          <p className="mt-1 text-sm text-soft">
            {texts.hero.facts} <span aria-hidden>·</span> {texts.hero.difficulty}
          </p>
        </div>
        <span
          aria-hidden
          className="absolute top-5 right-5 inline-flex items-center gap-2 rounded-full bg-surface px-3.5 py-1.5 font-semibold text-note"
        >
          <Heart className="size-5 fill-tomato text-tomato" />
          {texts.hero.saved}
        </span>
      </div>
    </section>
  );
}
