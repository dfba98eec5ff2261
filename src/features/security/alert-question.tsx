import { useState } from "react";
import { Link } from "wouter";
import type { SecurityAlert } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { errorMessage } from "../../lib/error-message.ts";
import { handOnFocus } from "../../lib/hand-on-focus.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { isAnswerable } from "./alert-kinds.ts";
import { browserWords, fromWords, whenWords } from "./history-words.ts";
import { type Aftermath, NotMeQuestion } from "./not-me.tsx";
import { useAlertDeeds } from "./use-alert-deeds.ts";
import { pendingAlerts } from "./use-pending-alerts.ts";

const words = text.security.alerts;
const { standing } = text.security;

type Props = {
  alert: SecurityAlert;
  /** How many wait besides this one. */
  others: number;
  onNotMe: (aftermath: Aftermath) => void;
};

/** The latest that the member should know of: which sign-in it was, and whether it was they, answered here. */
export function AlertQuestion({ alert, others, onNotMe }: Props) {
  const { acknowledge, reply } = useAlertDeeds(pendingAlerts);
  const [isBusy, setBusy] = useState(false);
  const [isDoubted, setDoubted] = useState(false);

  async function act(deed: () => Promise<unknown>, failed: string) {
    setBusy(true);
    await deed().catch((error: unknown) => toast.error(errorMessage(error, failed)));
    setBusy(false);
  }

  async function deny() {
    await act(async () => {
      const { endedSessions, next } = await reply(alert.id, "not_me");
      onNotMe({ endedSessions, next });
    }, words.replyFailed);
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
      <WhatHappened alert={alert} />
      <div className="standing-deeds">
        {isAnswerable(alert) ? (
          <>
            {button(words.me, true, () => void act(() => reply(alert.id, "me"), words.replyFailed))}
            {button(words.notMe, false, () => setDoubted(true))}
          </>
        ) : (
          button(
            words.acknowledge,
            true,
            () => void act(() => acknowledge(alert.id), words.acknowledgeFailed),
          )
        )}
        {others > 0 ? (
          <Link href={paths.securityTab("alerts")} className="touch-44 text-link">
            {standing.others(others)}
          </Link>
        ) : null}
      </div>
      <NotMeQuestion count={isDoubted ? 1 : null} onCancel={() => setDoubted(false)} onConfirm={deny} />
    </>
  );
}

/** The browser, the place and the time of the sign-in, as far as they are known; else what the alert itself says. */
function WhatHappened({ alert }: { alert: SecurityAlert }) {
  const { data } = trpc.security.sessions.useQuery(undefined, { retryOnMount: false });
  const login = data?.find(({ id }) => id === alert.relatedSessionId);
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
      <p>{[from, when].filter((part) => part !== null).join(" · ")}</p>
    </div>
  );
}
