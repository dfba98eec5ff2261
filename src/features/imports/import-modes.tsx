import { Code, FileText, Link2 } from "lucide-react";
import type { ReactNode } from "react";

/** Import by address, as text, or with the source of the page. */
export type ImportMode = "url" | "text" | "source";

export const modeIcons: Record<ImportMode, ReactNode> = {
  url: <Link2 aria-hidden />,
  text: <FileText aria-hidden />,
  source: <Code aria-hidden />,
};
