import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "wouter";
import { Logo } from "../../components/logo.tsx";
import { Page, PageHeading } from "../../components/page.tsx";
import { cn } from "../../lib/class-names.ts";
import { isMailedLinkPath } from "../../lib/mailed-link.ts";
import { useSession } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { PredrawnDishImage } from "../still-dishes/predrawn-dish-image.tsx";
import type { StillName } from "../still-dishes/stills.ts";
import "./account-page-layout.css";

type Props = {
  documentTitle: string;
  title: string;
  intro?: ReactNode;
  /** The picture on the right; shown only on wide screens. */
  dish: StillName;
  /** A card of text on the picture. */
  caption?: ReactNode;
  children: ReactNode;
};

/**
 * The layout of the account pages: text and form on the left, on wide screens a picture of a dish on the
 * right, else a small plate in the corner. If one screen replaces another at the same address, its title gets
 * the focus.
 */
export function AccountPageLayout({ documentTitle, title, intro, dish, caption, children }: Props) {
  const { user, isGuest } = useSession();
  const [path] = useLocation();
  const hasShell = (user !== null || isGuest) && !isMailedLinkPath(path);
  const card = useRef<HTMLDivElement>(null);
  const shownTitle = useRef(title);

  useEffect(() => {
    if (shownTitle.current === title) return;
    shownTitle.current = title;
    if (document.activeElement === document.body) card.current?.querySelector("h1")?.focus();
  }, [title]);

  return (
    <Page
      documentTitle={documentTitle}
      isWide
      className={cn("lg:grid lg:grid-cols-2", !hasShell && "lg:min-h-dvh")}
    >
      <div ref={card} className="account-side flex min-h-full flex-col">
        {hasShell ? null : (
          <>
            <div className="account-plate lg:hidden">
              <PredrawnDishImage name={dish} />
            </div>
            <div className="page-margins pt-5">
              <Link href={paths.landing} className="inline-flex min-h-11 items-center rounded-md">
                <Logo />
              </Link>
            </div>
          </>
        )}
        <div className="account-words page-margins mx-auto w-full max-w-[31rem] py-8">
          <PageHeading>{title}</PageHeading>
          {intro ? <p className="mt-2.5 text-lg text-soft">{intro}</p> : null}
          <div className="mt-7">{children}</div>
        </div>
      </div>
      <div
        className={cn(
          "hidden p-4 pl-0 lg:block",
          hasShell ? "h-[calc(100dvh-4rem)]" : "h-dvh",
          "sticky top-0",
        )}
      >
        <PredrawnDishImage name={dish} className="rounded-hero" />
        {caption}
      </div>
    </Page>
  );
}
