import { text } from "#server/texts/en.ts";
import { PageHeading } from "../../components/page.tsx";
import { ThemeSegmentedControl } from "../../components/theme-choices.tsx";
import { InitialsAvatar } from "../../components/ui/initials-avatar.tsx";
import { formatDateOrNull } from "../../lib/format.ts";
import type { SessionUser } from "../../lib/session-store.ts";
import { DeleteAccountSection } from "./delete-account-section.tsx";
import { RecipesDownloadSection } from "./export-recipes.tsx";
import { PersonalInformationSection } from "./personal-information-section.tsx";
import { PlanAndUsagePanel } from "./plan-and-usage-panel.tsx";
import { SecurityLinksSection } from "./security-links-section.tsx";
import { SignInMethodsSection } from "./sign-in-methods-section.tsx";
import "./profile-page-content.css";

const texts = text.profile;

/** The profile page, from personal information to the deletion of the account. */
export function ProfilePageContent({ user }: { user: SessionUser }) {
  return (
    <>
      <MemberNameAndAvatar user={user} />
      <div className="profile">
        <PersonalInformationSection user={user} />
        <SignInMethodsSection user={user} />
        <SecurityLinksSection user={user} />
        <div className="profile-side grid content-start gap-8">
          <PlanAndUsagePanel />
          <section aria-labelledby="appearance">
            <h2 id="appearance" className="mb-3 text-xl">
              {texts.appearance}
            </h2>
            <ThemeSegmentedControl />
          </section>
        </div>
        <div className="grid gap-10">
          <RecipesDownloadSection />
          <DeleteAccountSection user={user} />
        </div>
      </div>
    </>
  );
}

/** The member's name and picture, larger than the page's title. */
function MemberNameAndAvatar({ user }: { user: SessionUser }) {
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <InitialsAvatar name={user.name} className="text-2xl sm:text-[2rem]" />
      <div className="min-w-0 grow basis-36 wrap-anywhere">
        <PageHeading className="profile-label">{texts.title}</PageHeading>
        <p className="title text-page">
          <bdi>{user.name}</bdi>
        </p>
        <p className="profile-note mt-1">{texts.memberSince(formatDateOrNull(user.createdAt) ?? "")}</p>
      </div>
    </header>
  );
}
