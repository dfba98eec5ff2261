import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { catchIdentityReturn } from "./lib/identity-return.ts";
import { rememberScroll } from "./lib/scroll-memory.ts";
import { listenToOtherTabs } from "./lib/session-tabs.ts";
import "./lib/zod-without-eval.ts";
import "./styles.css";

const leaving = catchIdentityReturn();
rememberScroll();
listenToOtherTabs();
if (leaving) void leaving.then((path) => path ?? start());
else start();

function start() {
  const root = document.getElementById("root");
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
