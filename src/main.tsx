import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { listenToCopyRowsAsText } from "./lib/copy-rows-as-text.ts";
import { takeIdentityReturnFromAddress } from "./lib/identity-return.ts";
import { storeAndRestoreScrollOnNavigation } from "./lib/scroll-memory.ts";
import { syncSessionWithOtherTabs } from "./lib/session-tabs.ts";
import "./lib/zod-without-eval.ts";
import "./styles.css";

const leaving = takeIdentityReturnFromAddress();
storeAndRestoreScrollOnNavigation();
listenToCopyRowsAsText();
syncSessionWithOtherTabs();
if (leaving) void leaving.then((path) => path ?? renderApp());
else renderApp();

function renderApp() {
  const root = document.getElementById("root");
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
