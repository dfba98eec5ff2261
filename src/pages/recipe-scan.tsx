import { ArrowLeft } from "lucide-react";
import { useRef } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Page, PageHeading } from "../components/page.tsx";
import { RecipeScanScreen } from "../features/scans/recipe-scan-screen.tsx";
import { useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";
import "../features/scans/scans.css";

export default function RecipeScanPage() {
  const texts = text.scans;
  const { user } = useSession();
  // The page stays when the session ends, because the scan dialog reports that itself and keeps its data.
  const member = useRef(user);
  if (user) member.current = user;
  return (
    <Page documentTitle={texts.documentTitle}>
      <Link
        href={paths.recipes}
        className="mb-4 inline-flex h-11 items-center gap-2 rounded-full font-semibold text-note text-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4.5" />
        {texts.back}
      </Link>
      <PageHeading className="mb-6">{texts.title}</PageHeading>
      {member.current ? <RecipeScanScreen key={member.current.id} userId={member.current.id} /> : null}
    </Page>
  );
}
