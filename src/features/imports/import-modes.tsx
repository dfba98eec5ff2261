import { Code, FileText, Link2 } from "lucide-react";
import type { ReactNode } from "react";

/** A recipe is imported from an address, from pasted text, or from the pasted source of a page. */
export type ImportMode = "url" | "text" | "source";

export const modeIcons: Record<ImportMode, ReactNode> = {
  url: <Link2 aria-hidden />,
  text: <FileText aria-hidden />,
  source: <Code aria-hidden />,
};
