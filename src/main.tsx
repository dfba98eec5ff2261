import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { catchIdentityReturn } from "./lib/identity-return.ts";
import { rememberScroll } from "./lib/scroll-memory.ts";
import { listenToOtherTabs } from "./lib/session-tabs.ts";
import "./lib/zod-without-eval.ts";
import "./styles.css";

const isLeaving = catchIdentityReturn();
rememberScroll();
listenToOtherTabs();

const root = document.getElementById("root");
if (root && !isLeaving) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
