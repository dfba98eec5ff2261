import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { FailedState } from "../../components/failed-state.tsx";
import { AlertDialog } from "../../components/ui/alert-dialog.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Skeleton, Skeletons } from "../../components/ui/skeleton.tsx";
import { errorMessage } from "../../lib/error-message.ts";
import { handOnFocus } from "../../lib/hand-on-focus.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { groupPlaces } from "./group-places.ts";
import { AlikePlaces, Place } from "./place-rows.tsx";
import { useEndSessions } from "./use-end-sessions.ts";
import "./signed-in-places.css";

const words = text.security.places;

/** Where the member is signed in, with a way to end each login and all the others. */
export function SignedInPlaces() {
  const places = trpc.security.sessions.useQuery();
  const others = places.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <section aria-labelledby="places">
      <div className="places-head">
        <div>
          <h2 id="places" tabIndex={-1} className="text-2xl">
            {words.title}
          </h2>
          <p className="mt-2 text-soft">
            {places.data && others.length === 0 ? words.onlyHere : words.intro}
          </p>
        </div>
        {others.length > 0 ? <EndOthers count={others.length} /> : null}
      </div>
      {places.data ? (
        <ul className="places">
          {groupPlaces(places.data).map((alike) =>
            alike.length === 1 ? (
              <Place key={alike[0].id} place={alike[0]} />
            ) : (
              <AlikePlaces key={alike[0].id} places={alike} />
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
