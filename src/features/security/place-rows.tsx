import type { ReactNode } from "react";
import type { SignedInPlace } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { formatDateTime, formatRelative } from "../../lib/format.ts";
import { handOnFocus } from "../../lib/hand-on-focus.ts";
import { toast } from "../../lib/toast.ts";
import { leave } from "../sessions/leave.ts";
import { DeviceIcon } from "./device-icon.tsx";
import { browserWords, fromWords } from "./history-words.ts";
import { useEndSessions } from "./use-end-sessions.ts";
import "./signed-in-places.css";
import "../../components/ui/fold.css";

const words = text.security.places;

type Asks = {
  /** Of which the member is asked whether it is theirs; null where none is. */
  askedId: string | null;
  onDeny: () => void;
};

/** One login, and the way to end it; where it is asked about also the way to say that it is another's. */
export function Place({ place, askedId, onDeny }: Asks & { place: SignedInPlace }) {
  const { end, isPending } = useEnd([place]);
  return (
    <Row
      place={place}
      isAsked={place.id === askedId}
      onDeny={place.id === askedId ? onDeny : undefined}
      when={sinceWords(place)}
      button={words.signOut}
      isBusy={isPending}
      onEnd={place.isCurrent ? leave : () => void end(words.signedOut(browserWords(place)))}
    />
  );
}

/** Logins that look alike: told once and ended together; each stands in what opens below. The first was used last. */
export function AlikePlaces({ places, ...asks }: Asks & { places: [SignedInPlace, ...SignedInPlace[]] }) {
  const [latest] = places;
  const { end, isPending } = useEnd(places);
  return (
    <Row
      place={latest}
      isAsked={places.some(({ id }) => id === asks.askedId)}
      when={[words.alike(places.length), lastUsed(latest)].join(", ")}
      button={words.signOutAlike(places.length)}
      isBusy={isPending}
      onEnd={() => void end(words.alikeSignedOut(browserWords(latest), places.length))}
    >
      <details className="places-alike fold">
        <summary>{words.showAlike}</summary>
        <ul>
          {places.map((place) => (
            <Place key={place.id} place={place} {...asks} />
          ))}
        </ul>
      </details>
    </Row>
  );
}

type RowProps = {
  place: SignedInPlace;
  when: string;
  button: string;
  isBusy: boolean;
  isAsked?: boolean;
  onDeny?: (() => void) | undefined;
  onEnd: () => void;
  children?: ReactNode;
};

function Row({ place, when, button, isBusy, isAsked, onDeny, onEnd, children }: RowProps) {
  const name = browserWords(place);
  return (
    <li className="place">
      <DeviceIcon type={place.deviceType} />
      <div className="place-words">
        <p className="place-name">
          {name} {place.isCurrent ? <Badge tone="herb">{words.current}</Badge> : null}{" "}
          {isAsked ? <Badge tone="amber">{text.security.standing.wasThisYou}</Badge> : null}
        </p>
        <p>{fromWords(place)}</p>
        <p>{when}</p>
      </div>
      <div className="place-deeds">
        {onDeny ? (
          <Button ref={handOnFocus} size="small" onClick={onDeny}>
            {text.security.alerts.notMe}
            <span className="sr-only">{words.ofPlace(name)}</span>
          </Button>
        ) : null}
        {/* Beside the answer that does more, it is the quiet one. */}
        <Button
          ref={handOnFocus}
          size="small"
          variant={onDeny ? "plain" : "quiet"}
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : onEnd}
        >
          {button}
          <span className="sr-only">{words.ofPlace(name)}</span>
        </Button>
      </div>
      {children}
    </li>
  );
}

/** Ends logins, each in its turn; one that was ended elsewhere already is ended all the same. */
function useEnd(places: readonly SignedInPlace[]) {
  const { endSession, isPending } = useEndSessions();
  async function end(done: string) {
    try {
      for (const { id } of places) {
        await endSession(id).catch((error: unknown) => {
          if (readErrorAnswer(error).code !== "SESSION_NOT_FOUND") throw error;
        });
      }
      toast.success(done);
    } catch (error) {
      toast.error(errorMessage(error, words.endFailed));
    }
  }
  return { end, isPending };
}

const sinceWords = (place: SignedInPlace) =>
  [
    words.signedIn(formatDateTime(place.signedInAt) ?? ""),
    place.isCurrent ? words.usedNow : lastUsed(place),
  ].join(", ");

const lastUsed = ({ lastUsedAt }: SignedInPlace) =>
  words.lastUsed(formatRelative(lastUsedAt, Date.now()) ?? "");
