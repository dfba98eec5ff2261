import { useEffect, useRef, useState } from "react";
import { text } from "#server/texts/en.ts";
import { FailedState } from "../../components/failed-state.tsx";
import { AlertDialog } from "../../components/ui/alert-dialog.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Skeleton, Skeletons } from "../../components/ui/skeleton.tsx";
import { errorMessage } from "../../lib/error-message.ts";
import { handOnFocus } from "../../lib/hand-on-focus.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { DenySignIn } from "./deny-sign-in.tsx";
import { groupPlaces } from "./group-places.ts";
import { type Aftermath, AfterNotMe } from "./not-me.tsx";
import { AlikePlaces, Place } from "./place-rows.tsx";
import { useEndSessions } from "./use-end-sessions.ts";
import { useWaitingAlerts } from "./use-waiting-alerts.ts";
import "./signed-in-places.css";

const words = text.security.places;

/** Where the member is signed in, with a way to end each login and all the others. What is asked about is answered here too. */
export function SignedInPlaces() {
  const places = trpc.security.sessions.useQuery();
  const asked = useWaitingAlerts(true).data?.gravest ?? null;
  const [denied, setDenied] = useState<string | null>(null);
  const [aftermath, setAftermath] = useState<Aftermath | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was denied is gone from the list, and its button with it.
  useEffect(() => {
    if (aftermath) heading.current?.focus();
  }, [aftermath]);
  const asks = { askedId: asked?.relatedSessionId ?? null, onDeny: () => setDenied(asked?.id ?? null) };
  const others = places.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <section aria-labelledby="places">
      <div className="places-head">
        <div>
          <h2 ref={heading} id="places" tabIndex={-1} className="text-2xl">
            {words.title}
          </h2>
          <p className="mt-2 text-soft">
            {places.data && others.length === 0 ? words.onlyHere : words.intro}
          </p>
        </div>
        {others.length > 0 ? <EndOthers count={others.length} /> : null}
      </div>
      {aftermath ? <AfterNotMe {...aftermath} /> : null}
      {places.data ? (
        <ul className="places">
          {groupPlaces(places.data).map((alike) =>
            alike.length === 1 ? (
              <Place key={alike[0].id} place={alike[0]} {...asks} />
            ) : (
              <AlikePlaces key={alike[0].id} places={alike} {...asks} />
            ),
          )}
        </ul>
      ) : places.isError ? (
        <FailedState
          className="mt-5"
          error={places.error}
          fallback={words.failed}
          onRetry={() => void places.refetch()}
          isRetrying={places.isFetching}
        />
      ) : (
        <Skeletons className="places">
          <Skeleton className="my-4 h-11" />
          <Skeleton className="my-4 h-11" />
        </Skeletons>
      )}
      <DenySignIn alertId={denied} onClose={() => setDenied(null)} onDenied={setAftermath} />
    </section>
  );
}

function EndOthers({ count }: { count: number }) {
  const [isAsking, setAsking] = useState(false);
  const { endOthers, isPending } = useEndSessions();

  async function end() {
    try {
      await endOthers();
      toast.success(words.othersSignedOut);
    } catch (error) {
      toast.error(errorMessage(error, words.endFailed));
    } finally {
      setAsking(false);
    }
  }

  return (
    <>
      <Button ref={handOnFocus} onClick={() => setAsking(true)}>
        {words.signOutOthers}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.othersQuestion}
        description={words.othersBody(count)}
        confirmLabel={isPending ? words.busy : words.signOutOthers}
        onConfirm={() => void end()}
        isBusy={isPending}
      />
    </>
  );
}
