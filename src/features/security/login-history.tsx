import { Download } from "lucide-react";
import { useRef, useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { NumberSelect } from "../../components/ui/number-select.tsx";
import { Pager } from "../../components/ui/pager.tsx";
import { trpc } from "../../lib/trpc.ts";
import { DenySignIn } from "./deny-sign-in.tsx";
import { LoginTable } from "./login-table.tsx";
import { type Aftermath, AfterNotMe } from "./not-me.tsx";
import { PanelFailed, QuietPicture, RowsLoading } from "./panel-states.tsx";
import { useDownloadHistory } from "./use-download-history.ts";

const words = text.security.history;
const LIMITS = [25, 50, 100, 200];
const SMALLEST_PAGE = 10;
const PAGE_SIZES = [SMALLEST_PAGE, 25, 50, 100];

/** Who signed in to the account, or tried to: the latest first. */
export function LoginHistory() {
  const [limit, setLimit] = useState(50);
  const [includeFailures, setFailures] = useState(true);
  const [denied, setDenied] = useState<string | null>(null);
  const [aftermath, setAftermath] = useState<Aftermath | null>(null);
  const history = trpc.security.loginHistory.useQuery(
    { limit, includeFailures },
    { placeholderData: (shown) => shown },
  );
  return (
    <section aria-label={text.security.tabs.history}>
      {aftermath ? <AfterNotMe {...aftermath} /> : null}
      <p className={aftermath ? "mt-5 text-soft" : "text-soft"}>{words.intro}</p>
      <div className="security-choices">
        <NumberSelect label={words.limit} value={limit} options={LIMITS} onChange={setLimit} />
        <Checkbox checked={includeFailures} onCheckedChange={(checked) => setFailures(checked === true)}>
          {words.withFailures}
        </Checkbox>
        <DownloadHistory />
      </div>
      {history.data ? (
        history.data.length > 0 ? (
          // Another question begins at the first page.
          <Paged key={`${limit} ${includeFailures}`} entries={history.data} onDeny={setDenied} />
        ) : (
          <EmptyState title={words.empty} picture={<QuietPicture />}>
            {includeFailures ? words.emptyBody : words.onlyFailures}
          </EmptyState>
        )
      ) : history.isError ? (
        <PanelFailed queries={[history]} />
      ) : (
        <RowsLoading />
      )}
      <DenySignIn alertId={denied} onClose={() => setDenied(null)} onDenied={setAftermath} />
    </section>
  );
}

function Paged({ entries, onDeny }: Parameters<typeof LoginTable>[0]) {
  const [pageSize, setPageSize] = useState(25);
  const [page, setPage] = useState(1);
  const pages = Math.ceil(entries.length / pageSize);
  const shown = Math.min(page, pages);
  const top = useRef<HTMLDivElement>(null);
  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-20 outline-none">
      <LoginTable entries={entries.slice((shown - 1) * pageSize, shown * pageSize)} onDeny={onDeny} />
      {/* All on the smallest page: there is nothing to turn over. */}
      <div hidden={entries.length <= SMALLEST_PAGE} className="security-pages">
        <NumberSelect
          label={words.pageSize}
          value={pageSize}
          options={PAGE_SIZES}
          onChange={(size) => {
            setPageSize(size);
            setPage(1);
          }}
        />
        <Pager
          page={shown}
          pages={pages}
          onChange={(next) => {
            setPage(next);
            top.current?.scrollIntoView({ block: "start" });
            top.current?.focus({ preventScroll: true });
          }}
        />
      </div>
    </div>
  );
}

function DownloadHistory() {
  const { download, isBusy } = useDownloadHistory();
  return (
    <Button size="small" aria-disabled={isBusy} onClick={isBusy ? undefined : () => void download()}>
      <Download aria-hidden />
      {isBusy ? words.downloading : words.download}
    </Button>
  );
}
