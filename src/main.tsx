import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { rememberScroll } from "./lib/scroll-memory.ts";
import { listenToOtherTabs } from "./lib/session-tabs.ts";
import "./lib/zod-without-eval.ts";
import "./styles.css";

rememberScroll();
listenToOtherTabs();

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
