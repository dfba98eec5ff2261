import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../lib/class-names.ts";
import { Logo } from "./logo.tsx";
import { useDocumentTitle } from "./page.tsx";
import { type FailureKind, FailurePicture } from "./ui/failure-picture.tsx";

type Props = {
  kind: FailureKind;
  title: string;
  body: string;
  details?: string;
  actions: ReactNode;
  /** The address of the logo's link, which replaces the navigation bar. */
  logoHref?: string | undefined;
};

/** A page that says what failed, for an unknown address or after a crash, with the next actions. */
export function FullPageFailure({ kind, title, body, details, actions, logoHref }: Props) {
  useDocumentTitle(title);
  return (
    <div className={cn("page-column flex flex-col items-center py-5 text-center", logoHref && "min-h-dvh")}>
      {logoHref === undefined ? null : (
        // A plain link loads a new document, which resets the broken state.
        <a href={logoHref} className="mr-auto mb-auto inline-flex min-h-11 items-center rounded-md">
          <Logo />
        </a>
      )}
      <FailurePicture kind={kind} className="mt-6 w-60" />
      <h1 tabIndex={-1} className="mt-7 text-2xl">
        {title}
      </h1>
      <p className="mt-2 max-w-md break-words text-soft">{body}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>
      {details ? (
        <details className="mt-7 max-w-xl text-left text-sm text-soft">
          <summary className="min-h-11 content-center text-center">{text.failures.details}</summary>
          <p className="break-words rounded-md bg-sunk p-3 font-mono text-xs">{details}</p>
        </details>
      ) : null}
      {/* The documented text, for screen readers and tests; the title says what happened. */}
      <p className="sr-only">{text.failures.unexpected}</p>
      <div aria-hidden className="mb-auto" />
    </div>
  );
}
