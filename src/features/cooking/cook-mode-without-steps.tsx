import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { PageHeading } from "../../components/page.tsx";
import { Skeleton, SkeletonGroup } from "../../components/ui/skeleton.tsx";
import { LeaveCookingButton } from "./leave-cooking-button.tsx";
import { useCookModeKeys } from "./use-cook-mode-keys.ts";

const texts = text.cookPlace;

type Props = {
  /** The recipe's title, if a list has loaded it already. */
  title?: string | undefined;
  onLeave: () => void;
  /** A message that says why there are no steps; undefined while they load. */
  children?: ReactNode;
};

const ignoreStepKey = () => {};

/** Cook mode before or without steps: skeletons or a message, and the exit by button and Escape. */
export function CookModeWithoutSteps({ title, onLeave, children }: Props) {
  useCookModeKeys({ next: ignoreStepKey, previous: ignoreStepKey, scroll: ignoreStepKey, leave: onLeave });
  return (
    <div className="flex h-dvh flex-col bg-paper">
      <header>
        <div className="page-margins flex h-17 items-center gap-2 sm:gap-4">
          <LeaveCookingButton onLeave={onLeave} />
          <div className="min-w-0 grow">
            <PageHeading dir="auto" className="truncate text-left text-lg! leading-tight! sm:text-xl!">
              {title ?? texts.title}
            </PageHeading>
          </div>
        </div>
        <div className="page-margins flex h-1.5">
          <span className="grow rounded-full bg-line" />
        </div>
      </header>
      <div className="page-column flex grow flex-col justify-center py-6">
        {children ?? <CookStepSkeleton />}
      </div>
      {children ? null : (
        <div className="page-margins grid grid-cols-[2fr_3fr] gap-3 border-line border-t bg-surface pt-3 pb-[calc(.75rem+env(safe-area-inset-bottom))] md:grid-cols-[1fr_auto_1fr] md:items-center">
          <span className="h-16 animate-late rounded-full bg-line opacity-60 md:max-w-80" />
          <span className="h-16 animate-late rounded-full bg-line opacity-60 md:col-start-3 md:w-full md:max-w-80 md:justify-self-end" />
        </div>
      )}
    </div>
  );
}

function CookStepSkeleton() {
  return (
    <SkeletonGroup className="grid gap-6">
      <Skeleton className="h-10 w-4/5" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10 w-1/2" />
    </SkeletonGroup>
  );
}
