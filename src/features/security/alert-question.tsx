import { useState } from "react";
import { Link } from "wouter";
import type { SecurityAlert, SignedInPlace } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { errorMessage } from "../../lib/error-message.ts";
import { handOnFocus } from "../../lib/hand-on-focus.ts";
import { useSession } from "../../lib/session.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { noFilter } from "./alert-filters.tsx";
import { isGrave } from "./alert-kinds.ts";
import { browserWords, fromWords, whenWords } from "./history-words.ts";
import { type Aftermath, NotMeQuestion } from "./not-me.tsx";
import { useAlertDeeds } from "./use-alert-deeds.ts";

const words = text.security.alerts;
const { standing } = text.security;

type Props = {
  alert: SecurityAlert;
  /** How many wait besides this one. */
  others: number;
  /** Something else is the action of the page. */
  isQuiet?: boolean;
  onNotMe: (aftermath: Aftermath) => void;
};

/** What happened, and whether it was the member, answered here. Of what is grave the careful answer is the one at hand. */
export function AlertQuestion({ alert, others, isQuiet = false, onNotMe }: Props) {
  const { reply } = useAlertDeeds(noFilter);
  const [isBusy, setBusy] = useState(false);
  const [isDoubted, setDoubted] = useState(false);
  const grave = isGrave(alert);
  const login = useLoginOf(alert);
  const { user } = useSession();

  async function act(deed: () => Promise<unknown>) {
    setBusy(true);
    await deed().catch((error: unknown) => toast.error(errorMessage(error, words.replyFailed)));
    setBusy(false);
  }

  async function deny() {
    await act(async () => {
      const { endedSessions, next } = await reply(alert.id, "not_me");
      onNotMe({ endedSessions, next });
    });
    setDoubted(false);
  }

  const button = (label: string, isFirst: boolean, onClick: () => void) => (
    <Button
      ref={handOnFocus}
      variant={isFirst ? "primary" : "quiet"}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onClick}
    >
      {label}
      <span className="sr-only">{words.ofAlert(alert.title)}</span>
    </Button>
  );
  return (
    <>
      <WhatHappened alert={alert} login={login} />
      <div className="standing-deeds">
        {button(words.me, !isQuiet && !grave, () => void act(() => reply(alert.id, "me")))}
        {button(words.notMe, !isQuiet && grave, () => setDoubted(true))}
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
      <NotMeQuestion count={isDoubted ? 1 : null} onCancel={() => setDoubted(false)} onConfirm={deny} />
    </>
  );
}

/** The sign-in that it speaks of; undefined where that has ended, or is not known. */
function useLoginOf({ relatedSessionId }: SecurityAlert): SignedInPlace | undefined {
  const { data } = trpc.security.sessions.useQuery(undefined, { retryOnMount: false });
  return data?.find(({ id }) => id === relatedSessionId);
}

/** The browser, the place and the time of the sign-in, as far as they are known; else what the alert itself says. */
function WhatHappened({ alert, login }: { alert: SecurityAlert; login: SignedInPlace | undefined }) {
  const when = whenWords(alert.createdAt, Date.now());
  const from = login ? fromWords(login) : alert.relatedIp === null ? null : words.from(alert.relatedIp);
  return (
    <div className="standing-what">
      {login ? (
        <p className="standing-who">{browserWords(login)}</p>
      ) : (
        <p dir="auto" className="standing-who">
          {alert.description}
        </p>
      )}
      <p className="standing-from">{[from, when].filter((part) => part !== null).join(" · ")}</p>
      {login && isGrave(alert) ? <p className="standing-lead">{standing.stillIn}</p> : null}
    </div>
  );
}
