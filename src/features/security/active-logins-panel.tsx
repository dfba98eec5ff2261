import { useEffect, useRef, useState } from "react";
import type { SignedInPlace } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { SectionLoadError } from "../../components/section-load-error.tsx";
import { AlertDialog } from "../../components/ui/alert-dialog.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Skeleton, SkeletonGroup } from "../../components/ui/skeleton.tsx";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { moveFocusOnRemoval } from "../../lib/focus-on-removal.ts";
import { formatDateTimeOrNull, formatRelativeTimeOrNull } from "../../lib/format.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { logOutAndClearLocalData } from "../sessions/log-out.ts";
import { DeviceIcon } from "./device-icon.tsx";
import { formatBrowserAndSystem, formatFromPlaceAndAddress } from "./format-history.ts";
import { type Group, groupLoginsByBrowserAndAddress } from "./group-by.ts";
import { usePendingAlertsQuery } from "./use-pending-alerts.ts";
import { useReportNotMeQuestion } from "./use-report-not-me.tsx";
import "../../components/ui/fold.css";
import "./active-logins-panel.css";

const texts = text.security.places;
const list = "mt-5 border-line border-t";

/**
 * The active logins, with buttons that end one of them or all others. A pending alert about a login is
 * answered here too.
 */
export function ActiveLoginsPanel() {
  const places = trpc.security.sessions.useQuery();
  const asked = usePendingAlertsQuery(true).data?.gravest ?? null;
  const report = useReportNotMeQuestion();
  const heading = useRef<HTMLHeadingElement>(null);
  // "Not me" removes the login from the list together with its focused button.
  useEffect(() => {
    if (report.aftermath) heading.current?.focus();
  }, [report.aftermath]);
  const question = {
    askedId: asked?.relatedSessionId ?? null,
    onDeny: () => report.ask(asked ? [asked.id] : []),
  };
  const others = places.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <section aria-labelledby="places">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="places-head">
          <h2 ref={heading} id="places" tabIndex={-1} className="text-2xl">
            {texts.title}
          </h2>
          <p className="mt-2 text-soft">
            {places.data && others.length === 0 ? texts.onlyHere : texts.intro}
          </p>
        </div>
        {others.length > 0 ? <EndOtherLoginsButton count={others.length} /> : null}
      </div>
      {report.advice}
      {places.data ? (
        <ul className={list}>
          {groupLoginsByBrowserAndAddress(places.data).map((alike) => (
            <ActiveLoginGroupRow key={alike[0].id} places={alike} {...question} />
          ))}
        </ul>
      ) : places.isError ? (
        <SectionLoadError
          className="mt-5"
          error={places.error}
          fallback={texts.failed}
          onRetry={() => void places.refetch()}
          isRetrying={places.isFetching}
        />
      ) : (
        <SkeletonGroup className={list}>
          <Skeleton className="my-4 h-11" />
          <Skeleton className="my-4 h-11" />
        </SkeletonGroup>
      )}
      {report.question}
    </section>
  );
}

/**
 * A row for logins that look alike, which are ended together; the most recently used is first. A pending
 * alert adds the button "Not me".
 */
function ActiveLoginGroupRow(props: {
  places: Group<SignedInPlace>;
  /** The id of the login that a pending alert asks about, or null. */
  askedId: string | null;
  onDeny: () => void;
}) {
  const { places, askedId, onDeny } = props;
  const [place] = places;
  const { end, isPending } = useEndLogins(places);
  const name = formatBrowserAndSystem(place);
  const isSingle = places.length === 1;
  const isAsked = places.some(({ id }) => id === askedId);
  const canDeny = isSingle && isAsked;
  const lastUsed = texts.lastUsed(formatRelativeTimeOrNull(place.lastUsedAt, Date.now()) ?? "");
  const when = isSingle
    ? texts.signedIn(formatDateTimeOrNull(place.signedInAt) ?? "")
    : texts.alike(places.length);
  const done = isSingle ? texts.signedOut(name) : texts.alikeSignedOut(name, places.length);
  const onEnd = place.isCurrent ? logOutAndClearLocalData : () => void end(done);
  return (
    <li className="place">
      <DeviceIcon type={place.deviceType} className="mt-0.5 size-6 shrink-0 text-soft" />
      <div className="place-words">
        <p className="place-name">
          {name} {place.isCurrent ? <Badge tone="herb">{texts.current}</Badge> : null}{" "}
          {isAsked ? <Badge tone="amber">{text.security.standing.wasThisYou}</Badge> : null}
        </p>
        <p>{formatFromPlaceAndAddress(place)}</p>
        <p>{[when, place.isCurrent ? texts.usedNow : lastUsed].join(", ")}</p>
      </div>
      <div className="flex flex-col gap-2">
        {canDeny ? (
          <Button ref={moveFocusOnRemoval} size="small" onClick={onDeny}>
            {text.security.alerts.notMe}
            <span className="sr-only">{texts.ofPlace(name)}</span>
          </Button>
        ) : null}
        {/* This button is less prominent than "Not me", which also ends the login and does more. */}
        <Button
          ref={moveFocusOnRemoval}
          size="small"
          variant={canDeny ? "plain" : "quiet"}
          aria-disabled={isPending}
          onClick={isPending ? undefined : onEnd}
        >
          {isSingle ? texts.signOut : texts.signOutAlike(places.length)}
          <span className="sr-only">{texts.ofPlace(name)}</span>
        </Button>
      </div>
      {isSingle ? null : (
        <details className="places-alike fold">
          <summary>{texts.showAlike}</summary>
          <ul>
            {places.map((each) => (
              <ActiveLoginGroupRow key={each.id} places={[each]} askedId={askedId} onDeny={onDeny} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** Ends logins one after the other. A login that has already ended is no error. */
function useEndLogins(places: readonly SignedInPlace[]) {
  const { mutateAsync, isPending } = trpc.security.endSession.useMutation({ onSettled: useReloadLogins() });
  async function end(done: string) {
    try {
      for (const { id } of places) {
        await mutateAsync({ id }).catch((error: unknown) => {
          if (readErrorAnswer(error).code !== "SESSION_NOT_FOUND") throw error;
        });
      }
      toast.success(done);
    } catch (error) {
      toast.error(serverErrorTextOr(error, texts.endFailed));
    }
  }
  return { end, isPending };
}

/** Reloads the list of logins and the history, also after an error. */
function useReloadLogins() {
  const utils = trpc.useUtils();
  return async () => {
    void utils.security.loginHistory.invalidate();
    await utils.security.sessions.invalidate();
  };
}

function EndOtherLoginsButton({ count }: { count: number }) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync: endOthers, isPending } = trpc.security.endOtherSessions.useMutation({
    onSettled: useReloadLogins(),
  });

  async function end() {
    try {
      await endOthers();
      toast.success(texts.othersSignedOut);
    } catch (error) {
      toast.error(serverErrorTextOr(error, texts.endFailed));
    } finally {
      setAsking(false);
    }
  }

  return (
    <>
      <Button ref={moveFocusOnRemoval} onClick={() => setAsking(true)}>
        {texts.signOutOthers}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.othersQuestion}
        description={texts.othersBody(count)}
        confirmLabel={isPending ? texts.busy : texts.signOutOthers}
        onConfirm={() => void end()}
        isBusy={isPending}
      />
    </>
  );
}
