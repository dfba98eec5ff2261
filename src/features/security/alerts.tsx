import { useState } from "react";
import type { SecurityAlert } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { errorMessage } from "../../lib/error-message.ts";
import { handOnFocus } from "../../lib/hand-on-focus.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { type AlertFilter, AlertFilters, isFiltered, noFilter } from "./alert-filters.tsx";
import { isAboutHere } from "./alert-kinds.ts";
import { AlertRow } from "./alert-row.tsx";
import { type Aftermath, AfterNotMe, NotMeQuestion } from "./not-me.tsx";
import { PanelFailed, QuietPicture, RowsLoading } from "./panel-states.tsx";
import { useAlertDeeds } from "./use-alert-deeds.ts";
import { useSelection } from "./use-selection.ts";

const words = text.security.alerts;
/** So many rows at first, and with each press as many again. */
const ROWS = 20;

/** What the member should know of, the latest first, with what to do about each. */
export function Alerts() {
  const [filter, setFilter] = useState<AlertFilter>(noFilter);
  const alerts = trpc.security.alerts.useQuery(filter, { placeholderData: (shown) => shown });
  const [aftermath, setAftermath] = useState<Aftermath | null>(null);
  return (
    <section aria-label={text.security.tabs.alerts}>
      <p className="text-soft">{words.intro}</p>
      <AlertFilters filter={filter} onChange={setFilter} />
      {aftermath ? <AfterNotMe {...aftermath} /> : null}
      {!alerts.data ? (
        alerts.isError ? (
          <PanelFailed queries={[alerts]} />
        ) : (
          <RowsLoading />
        )
      ) : alerts.data.length > 0 ? (
        <AlertList key={JSON.stringify(filter)} alerts={alerts.data} filter={filter} onNotMe={setAftermath} />
      ) : (
        <NoAlerts filter={filter} onClear={() => setFilter({ ...noFilter, limit: filter.limit })} />
      )}
    </section>
  );
}

function NoAlerts({ filter, onClear }: { filter: AlertFilter; onClear: () => void }) {
  if (!isFiltered(filter)) {
    return (
      <EmptyState title={words.empty} picture={<QuietPicture />}>
        {words.emptyBody}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={words.empty} action={<Button onClick={onClear}>{words.clear}</Button>}>
      {words.emptyFiltered}
    </EmptyState>
  );
}

function AlertList(props: {
  alerts: readonly SecurityAlert[];
  filter: AlertFilter;
  onNotMe: (aftermath: Aftermath) => void;
}) {
  const { alerts } = props;
  const { acknowledge, reply } = useAlertDeeds(props.filter);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [doubted, setDoubted] = useState<SecurityAlert | null>(null);
  const pending = alerts.filter(({ status }) => status === "pending").map(({ id }) => id);
  const selection = useSelection(pending);
  const [rows, setRows] = useState(ROWS);
  const hidden = alerts.length - rows;
  const { data: places } = trpc.security.sessions.useQuery();
  // One alone is answered in its row.
  const isBulky = pending.length > 1;

  /** Each in its turn, whatever came of those before. Answers how many were done; what went wrong last is told. */
  async function doWith(ids: readonly string[], deed: (id: string) => Promise<unknown>, failed: string) {
    setBusy(new Set(ids));
    const failures: unknown[] = [];
    for (const id of ids) await deed(id).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) toast.error(errorMessage(failures.at(-1), failed));
    setBusy(new Set());
    return ids.length - failures.length;
  }

  async function acknowledgeSelected() {
    const done = await doWith(selection.selected, acknowledge, words.acknowledgeFailed);
    selection.clear();
    if (done > 0) toast.success(words.acknowledgedMany(done));
  }

  async function deny(alert: SecurityAlert) {
    await doWith(
      [alert.id],
      async (id) => {
        const { endedSessions, next } = await reply(id, "not_me");
        props.onNotMe({ endedSessions, next });
      },
      words.replyFailed,
    );
    setDoubted(null);
  }

  return (
    <>
      {isBulky ? (
        <Bulk
          pending={pending.length}
          selected={selection.selected.length}
          isBusy={busy.size > 0}
          onSelectAll={(all) => (all ? selection.selectAll() : selection.clear())}
          onAcknowledge={() => void acknowledgeSelected()}
        />
      ) : null}
      <ul className="alert-rows">
        {alerts.slice(0, rows).map((alert) => (
          <AlertRow
            key={alert.id}
            alert={alert}
            isAboutHere={isAboutHere(alert, places ?? [])}
            isSelectable={isBulky}
            isSelected={selection.isSelected(alert.id)}
            isBusy={busy.has(alert.id)}
            onToggle={() => selection.toggle(alert.id)}
            onAcknowledge={() => void doWith([alert.id], acknowledge, words.acknowledgeFailed)}
            onReply={(answer) =>
              answer === "not_me"
                ? setDoubted(alert)
                : void doWith([alert.id], (id) => reply(id, "me"), words.replyFailed)
            }
          />
        ))}
      </ul>
      {hidden > 0 ? (
        <Button ref={handOnFocus} className="mt-5" onClick={() => setRows(rows + ROWS)}>
          {words.showMore(Math.min(hidden, ROWS))}
        </Button>
      ) : null}
      <NotMeQuestion alert={doubted} onCancel={() => setDoubted(null)} onConfirm={deny} />
    </>
  );
}

function Bulk(props: {
  pending: number;
  selected: number;
  isBusy: boolean;
  onSelectAll: (all: boolean) => void;
  onAcknowledge: () => void;
}) {
  const { pending, selected, isBusy } = props;
  return (
    <div className="alert-bulk">
      <Checkbox
        checked={selected === pending ? true : selected > 0 ? "indeterminate" : false}
        onCheckedChange={() => props.onSelectAll(selected < pending)}
      >
        {words.selectAll}
      </Checkbox>
      <Button
        size="small"
        aria-disabled={isBusy || selected === 0}
        onClick={isBusy || selected === 0 ? undefined : props.onAcknowledge}
      >
        {isBusy ? words.acknowledging : words.acknowledgeSelected}
      </Button>
      <span role="status" className="text-note text-soft">
        {selected > 0 ? words.selected(selected) : null}
      </span>
    </div>
  );
}
