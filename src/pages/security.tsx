import { RefreshCw } from "lucide-react";
import type { ComponentType } from "react";
import { useLocation, useSearch } from "wouter";
import { text } from "#server/texts/en.ts";
import { Page, PageHeading } from "../components/page.tsx";
import { Button } from "../components/ui/button.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../components/ui/tabs.tsx";
import { AlertsPanel } from "../features/security/alerts-panel.tsx";
import { LoginHistoryPanel } from "../features/security/login-history-panel.tsx";
import { SecurityOverviewPanel } from "../features/security/security-overview-panel.tsx";
import { StatisticsPanel } from "../features/security/statistics-panel.tsx";
import { useRefreshSecurityQueries } from "../features/security/use-refresh-security-queries.ts";
import { paths, type SecurityTab } from "../paths.ts";

const texts = text.security;
const panels: Record<SecurityTab, ComponentType> = {
  overview: SecurityOverviewPanel,
  history: LoginHistoryPanel,
  alerts: AlertsPanel,
  statistics: StatisticsPanel,
};
const tabs = Object.keys(panels) as SecurityTab[];

export default function SecurityPage() {
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get("tab");
  const tab = tabs.find((name) => name === asked) ?? "overview";
  const { refresh, isRefreshing } = useRefreshSecurityQueries();
  return (
    <Page documentTitle={texts.documentTitle}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <PageHeading>{texts.title}</PageHeading>
        <Button
          size="small"
          aria-disabled={isRefreshing}
          onClick={isRefreshing ? undefined : () => void refresh()}
        >
          <RefreshCw aria-hidden />
          <span className="max-sm:sr-only">{isRefreshing ? texts.refreshing : texts.refresh}</span>
        </Button>
      </div>
      <Tabs
        value={tab}
        onValueChange={(next) => navigate(paths.securityTab(next as SecurityTab), { replace: true })}
      >
        <TabsList aria-label={texts.tabsLabel}>
          {tabs.map((name) => (
            <TabsTrigger key={name} value={name} className="max-sm:px-1.5 max-sm:text-[0.8125rem]">
              {texts.tabs[name]}
            </TabsTrigger>
          ))}
        </TabsList>
        {tabs.map((name) => {
          const Panel = panels[name];
          return (
            <TabsContent key={name} value={name}>
              <Panel />
            </TabsContent>
          );
        })}
      </Tabs>
    </Page>
  );
}
