import { useState } from "react";
import { Link } from "wouter";
import type { SecurityAlert, SignedInPlace } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { useSession } from "../../lib/session.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { AlertAnswerButton } from "./alert-buttons.tsx";
import { isAlertCriticalOrHigh } from "./alert-facts.ts";
import { noFilter } from "./alert-filters-bar.tsx";
import {
  formatBrowserAndSystem,
  formatFromPlaceAndAddress,
  formatRelativeDayAndTime,
} from "./format-history.ts";
import { useAlertActions } from "./use-alert-actions.ts";

const texts = text.security.alerts;
const { standing } = text.security;

type Props = {
  alert: SecurityAlert;
  /** The number of other pending alerts. */
  others: number;
  /** Whether another button is the primary action of the page. */
  isQuiet?: boolean;
  onNotMe: () => void;
};

/**
 * Describes a sign-in and asks whether it was the member. For a critical or high alert "Not me" is the
 * primary button.
 */
export function WasItYouQuestion({ alert, others, isQuiet = false, onNotMe }: Props) {
  const { reply } = useAlertActions(noFilter);
  const [isBusy, setBusy] = useState(false);
  const grave = isAlertCriticalOrHigh(alert);
  const login = useLoginOfAlertIfActive(alert);
  const { user } = useSession();

  async function confirm() {
    setBusy(true);
    await reply([alert.id], "me").catch((error: unknown) =>
      toast.error(serverErrorTextOr(error, texts.replyFailed)),
    );
    setBusy(false);
  }

  const button = { title: alert.title, isBusy };
  return (
    <>
      <SignInDescription alert={alert} login={login} />
      <div className="standing-deeds">
        <AlertAnswerButton
          {...button}
          label={texts.me}
          isFilled={!isQuiet && !grave}
          onClick={() => void confirm()}
        />
        <AlertAnswerButton {...button} label={texts.notMe} isFilled={!isQuiet && grave} onClick={onNotMe} />
        {others > 0 ? (
          <Link href={paths.securityTab("alerts")} className="touch-44 text-link">
            {standing.others(others)}
          </Link>
        ) : null}
      </div>
      {login ? (
        <p className="standing-after">
          {user?.hasPassword ? standing.notMeDoes.change : standing.notMeDoes.provider}
        </p>
      ) : null}
    </>
  );
}

/** The login that an alert is about; undefined if it has ended or is unknown. */
function useLoginOfAlertIfActive({ relatedSessionId }: SecurityAlert): SignedInPlace | undefined {
  const { data } = trpc.security.sessions.useQuery(undefined, { retryOnMount: false });
  return data?.find(({ id }) => id === relatedSessionId);
}

/** Browser, place and time of the sign-in if its login is known, or else the text of the alert. */
function SignInDescription({ alert, login }: { alert: SecurityAlert; login: SignedInPlace | undefined }) {
  const when = formatRelativeDayAndTime(alert.createdAt, Date.now());
  const from = login
    ? formatFromPlaceAndAddress(login)
    : alert.relatedIp === null
      ? null
      : texts.from(alert.relatedIp);
  return (
    <div className="standing-what">
      <p dir={login ? undefined : "auto"} className="standing-who">
        {login ? formatBrowserAndSystem(login) : alert.description}
      </p>
      <p className="standing-from">{[from, when].filter((part) => part !== null).join(" · ")}</p>
      {login && isAlertCriticalOrHigh(alert) ? <p className="standing-lead">{standing.stillIn}</p> : null}
    </div>
  );
}
