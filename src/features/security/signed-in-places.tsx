import { Bot, Laptop, type LucideIcon, Smartphone, Tablet, Tv } from "lucide-react";
import { useState } from "react";
import type { SignedInPlace } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { FailedState } from "../../components/failed-state.tsx";
import { AlertDialog } from "../../components/ui/alert-dialog.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Skeleton, Skeletons } from "../../components/ui/skeleton.tsx";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { formatDateTime, formatRelative } from "../../lib/format.ts";
import { handOnFocus } from "../../lib/hand-on-focus.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { leave } from "../sessions/leave.ts";
import { browserWords, placeWords } from "./history-words.ts";
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
          {places.data.map((place) => (
            <Place key={place.id} place={place} />
          ))}
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

const icons: Record<string, LucideIcon> = { mobile: Smartphone, tablet: Tablet, tv: Tv, bot: Bot };

function Place({ place }: { place: SignedInPlace }) {
  const { endSession, isPending } = useEndSessions();
  const Icon = icons[place.deviceType ?? ""] ?? Laptop;
  const name = browserWords(place);

  async function end() {
    if (place.isCurrent) return leave();
    try {
      await endSession(place.id);
    } catch (error) {
      // Ended elsewhere already is ended all the same.
      if (readErrorAnswer(error).code !== "SESSION_NOT_FOUND") {
        toast.error(errorMessage(error, words.endFailed));
        return;
      }
    }
    toast.success(words.signedOut(name));
  }

  return (
    <li className="place">
      <Icon aria-hidden />
      <div className="place-words">
        <p className="place-name">
          {name} {place.isCurrent ? <Badge tone="herb">{words.current}</Badge> : null}
        </p>
        <p>{fromWords(place)}</p>
        <p>
          {[
            words.signedIn(formatDateTime(place.signedInAt) ?? ""),
            place.isCurrent
              ? words.usedNow
              : words.lastUsed(formatRelative(place.lastUsedAt, Date.now()) ?? ""),
          ].join(", ")}
        </p>
      </div>
      <Button
        ref={handOnFocus}
        size="small"
        aria-disabled={isPending}
        onClick={isPending ? undefined : () => void end()}
      >
        {words.signOut}
        <span className="sr-only">{words.ofPlace(name)}</span>
      </Button>
    </li>
  );
}

/** "From Lisbon, Portugal (203.0.113.7)": the place where a file of places tells it. */
function fromWords({ ipAddress, city, country }: SignedInPlace): string {
  if (ipAddress === null) return words.unknownAddress;
  return words.from(country === null ? ipAddress : `${placeWords({ city, country })} (${ipAddress})`);
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
