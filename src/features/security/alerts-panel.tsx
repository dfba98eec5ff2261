import { useState } from "react";
import type { SecurityAlert, SignedInPlace, WaitingAlerts } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { EmptyStateMessage } from "../../components/ui/empty-state-message.tsx";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { moveFocusOnRemoval } from "../../lib/focus-on-removal.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import {
  type AlertGroup,
  describeWhetherLoginsAreActiveOrNull,
  groupAndSortAlerts,
  isAlertAboutThisDevice,
} from "./alert-facts.ts";
import {
  ActiveAlertFilterChips,
  type AlertFilter,
  AlertFiltersBar,
  isAnyFilterSet,
  noFilter,
} from "./alert-filters-bar.tsx";
import { AlertGroupRow, AnsweredAlertsRow, FoldedAlertList } from "./alert-group-row.tsx";
import { AllClearPicture, PanelLoadError, RowsPanelSkeleton } from "./panel-states.tsx";
import { useAlertActions } from "./use-alert-actions.ts";
import { usePendingAlertsQuery } from "./use-pending-alerts.ts";
import { useReportNotMeQuestion } from "./use-report-not-me.tsx";
import "./alerts-panel.css";

const texts = text.security.alerts;
/** The number of rows shown at first, and added by each press of the button below. */
const ROWS_PER_STEP = 20;

/** The member's alerts with their buttons, pending ones first. */
export function AlertsPanel() {
  const [filter, setFilter] = useState<AlertFilter>(noFilter);
  const alerts = trpc.security.alerts.useQuery(filter, { placeholderData: (shown) => shown });
  // The logins are loaded together with the alerts, because a status that arrives later would move the rows.
  const places = trpc.security.sessions.useQuery(undefined, { refetchOnMount: "always" });
  const report = useReportNotMeQuestion(filter);
  const [isSelecting, setSelecting] = useState(false);
  const waiting = usePendingAlertsQuery().data;
  // A selection is offered for two or more pending alerts; a single one is answered in its row.
  const canSelect = (alerts.data ?? []).filter(({ status }) => status === "pending").length > 1;
  return (
    <section aria-label={text.security.tabs.alerts}>
      {report.advice}
      <p className={report.advice ? "mt-5 text-soft" : "text-soft"}>
        {alertListIntroText(filter, alerts.data, waiting)}
      </p>
      <div className="alert-tools">
        <AlertFiltersBar filter={filter} onChange={setFilter} />
        {canSelect ? (
          <Button ref={moveFocusOnRemoval} size="small" onClick={() => setSelecting(!isSelecting)}>
            {isSelecting ? texts.stopSelecting : texts.selectSome}
          </Button>
        ) : null}
      </div>
      <ActiveAlertFilterChips filter={filter} onChange={setFilter} />
      {!alerts.data ? (
        alerts.isError ? (
          <PanelLoadError queries={[alerts]} />
        ) : (
          <RowsPanelSkeleton />
        )
      ) : places.isPending ? (
        <RowsPanelSkeleton />
      ) : alerts.data.length > 0 ? (
        <AlertList
          key={JSON.stringify(filter)}
          alerts={alerts.data}
          places={places.data}
          placesAsOf={places.isFetching || places.isError ? null : places.dataUpdatedAt}
          filter={filter}
          isSelecting={isSelecting && canSelect}
          onSelected={() => setSelecting(false)}
          onNotMe={report.ask}
        />
      ) : (
        <NoAlertsMessage filter={filter} onClear={() => setFilter({ ...noFilter, limit: filter.limit })} />
      )}
      {report.question}
    </section>
  );
}

/**
 * The introduction of the list. If the list is cut at its limit, it states the number shown and, if known, in
 * total.
 */
function alertListIntroText(
  filter: AlertFilter,
  alerts: readonly SecurityAlert[] | undefined,
  waiting: WaitingAlerts | undefined,
): string {
  const shown = alerts?.length ?? 0;
  if (shown < filter.limit) return texts.intro;
  const { status, severity, alertType } = filter;
  if (!waiting || severity || alertType || (status && status !== "pending")) return texts.latest(shown);
  const all = waiting.own + waiting.others;
  return status ? texts.latestOf(shown, all) : texts.latestAnd(shown, all);
}

function NoAlertsMessage({ filter, onClear }: { filter: AlertFilter; onClear: () => void }) {
  if (!isAnyFilterSet(filter)) {
    return (
      <EmptyStateMessage title={texts.empty} picture={<AllClearPicture />}>
        {texts.emptyBody}
      </EmptyStateMessage>
    );
  }
  return (
    <EmptyStateMessage title={texts.empty} action={<Button onClick={onClear}>{texts.clear}</Button>}>
      {texts.emptyFiltered}
    </EmptyStateMessage>
  );
}

function AlertList(props: {
  alerts: readonly SecurityAlert[];
  /** Undefined if the logins could not be loaded. */
  places: readonly SignedInPlace[] | undefined;
  placesAsOf: number | null;
  filter: AlertFilter;
  isSelecting: boolean;
  onSelected: () => void;
  onNotMe: (alertIds: readonly string[]) => void;
}) {
  const { alerts, places, isSelecting } = props;
  const { acknowledge, reply } = useAlertActions(props.filter);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const pending = alerts.filter(({ status }) => status === "pending").map(({ id }) => id);
  const selection = useSelectedPendingAlerts(pending);
  const [rows, setRows] = useState(ROWS_PER_STEP);
  const groups = groupAndSortAlerts(alerts, places ?? []);
  const hidden = groups.length - rows;

  async function confirm(ids: readonly string[]) {
    setBusy(new Set(ids));
    await reply(ids, "me").catch((error: unknown) =>
      toast.error(serverErrorTextOr(error, texts.replyFailed)),
    );
    setBusy(new Set());
  }

  /**
   * Acknowledges alerts one after the other; an error does not stop it. Shows the last error, and returns how
   * many were acknowledged.
   */
  async function acknowledgeAll(ids: readonly string[]) {
    setBusy(new Set(ids));
    const failures: unknown[] = [];
    for (const id of ids) await acknowledge(id).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) toast.error(serverErrorTextOr(failures.at(-1), texts.acknowledgeFailed));
    setBusy(new Set());
    return ids.length - failures.length;
  }

  async function acknowledgeSelected() {
    const done = await acknowledgeAll(selection.selected);
    selection.clear();
    props.onSelected();
    if (done > 0) toast.success(texts.acknowledgedMany(done));
  }

  const rowProps = (row: AlertGroup, isSelectable: boolean) => {
    const ids = row.map(({ id }) => id);
    return {
      alerts: row,
      isAboutHere: isAlertAboutThisDevice(row[0], places ?? []),
      isFirst: row === groups[0],
      logins: describeWhetherLoginsAreActiveOrNull(row, places, props.placesAsOf),
      isSelectable,
      isSelected: selection.areSelected(ids),
      isBusy: ids.some((id) => busy.has(id)),
      onToggle: () => selection.toggle(ids),
      onAcknowledge: () => void acknowledgeAll(ids),
      onReply: (answer: "me" | "not_me") => (answer === "me" ? void confirm(ids) : props.onNotMe(ids)),
    };
  };

  return (
    <>
      {isSelecting ? (
        <BulkAlertActions
          pending={pending.length}
          selected={selection.selected.length}
          isBusy={busy.size > 0}
          onSelectAll={(all) => (all ? selection.selectAll() : selection.clear())}
          onAcknowledge={() => void acknowledgeSelected()}
        />
      ) : null}
      <ul className="border-line border-t">
        {groups.slice(0, rows).map((row) => {
          // The key is the row's oldest alert, because newer ones leave the row when they are answered.
          const key = row.at(-1)?.id;
          const each = row.map((alert) => <AlertGroupRow key={alert.id} {...rowProps([alert], false)} />);
          if (row.length === 1) return <AlertGroupRow key={key} {...rowProps(row, isSelecting)} />;
          return row[0].status === "pending" ? (
            <AlertGroupRow key={key} {...rowProps(row, isSelecting)}>
              {isSelecting ? null : <FoldedAlertList>{each}</FoldedAlertList>}
            </AlertGroupRow>
          ) : (
            <AnsweredAlertsRow key={key} alerts={row}>
              {each}
            </AnsweredAlertsRow>
          );
        })}
      </ul>
      {hidden > 0 ? (
        <Button ref={moveFocusOnRemoval} className="mt-5" onClick={() => setRows(rows + ROWS_PER_STEP)}>
          {texts.showMore(Math.min(hidden, ROWS_PER_STEP))}
        </Button>
      ) : null}
    </>
  );
}

/** The ids of the selected alerts. An alert that is no longer pending is not selected. */
function useSelectedPendingAlerts(pending: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = pending.filter((id) => chosen.has(id));
  return {
    selected,
    areSelected: (ids: readonly string[]) => ids.every((id) => chosen.has(id)),
    toggle: (ids: readonly string[]) =>
      setChosen((before) => {
        const isAll = ids.every((id) => before.has(id));
        return isAll ? new Set([...before].filter((id) => !ids.includes(id))) : new Set([...before, ...ids]);
      }),
    selectAll: () => setChosen(new Set(pending)),
    clear: () => setChosen(new Set()),
  };
}

function BulkAlertActions(props: {
  pending: number;
  selected: number;
  isBusy: boolean;
  onSelectAll: (all: boolean) => void;
  onAcknowledge: () => void;
}) {
  const { pending, selected, isBusy } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 pb-2">
      <Checkbox
        checked={selected === pending ? true : selected > 0 ? "indeterminate" : false}
        onCheckedChange={() => props.onSelectAll(selected < pending)}
      >
        {texts.selectAll}
      </Checkbox>
      <Button
        ref={moveFocusOnRemoval}
        size="small"
        aria-disabled={isBusy || selected === 0}
        onClick={isBusy || selected === 0 ? undefined : props.onAcknowledge}
      >
        {isBusy ? texts.acknowledging : texts.acknowledgeSelected}
      </Button>
      <span role="status" className="text-note text-soft">
        {selected > 0 ? texts.selected(selected) : null}
      </span>
    </div>
  );
}
