import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { PageHeading } from "../../components/page.tsx";
import { Button } from "../../components/ui/button.tsx";
import type { SessionUser } from "../../lib/session-store.ts";
import { paths } from "../../paths.ts";
import { firstWordOfName, useIsFirstDashboardVisit } from "./first-visit.ts";

const texts = text.dashboard;

/** Greets a member by first name; the intro differs on the first visit. */
export function MemberGreeting({ user }: { user: SessionUser }) {
  const isFirst = useIsFirstDashboardVisit(user);
  return (
    <header className="sm:mb-3">
      <PageHeading className="break-words">{texts.welcome(firstWordOfName(user.name))}</PageHeading>
      <p id="today" className="mt-2.5 text-lg text-soft">
        {isFirst ? texts.introFirst : texts.intro}
      </p>
    </header>
  );
}

/** Greets a guest, and lists the benefits of an account. */
export function GuestGreeting() {
  return (
    <header className="grid gap-x-16 gap-y-9 lg:grid-cols-[1fr_minmax(24rem,30rem)] lg:items-end">
      <div className="lg:self-center">
        <PageHeading>{texts.welcomeGuest}</PageHeading>
        <p className="mt-2.5 max-w-xl text-lg text-soft">{texts.introGuest}</p>
      </div>
      <section aria-labelledby="keep" className="rounded-hero bg-sunk p-6 sm:p-7">
        <h2 id="keep" className="text-2xl">
          {texts.guestTitle}
        </h2>
        <p className="mt-2 text-soft">{texts.guestBody}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button asChild variant="primary">
            <Link href={paths.register}>{texts.register}</Link>
          </Button>
          <Button asChild>
            <Link href={paths.login}>{texts.login}</Link>
          </Button>
        </div>
      </section>
    </header>
  );
}
