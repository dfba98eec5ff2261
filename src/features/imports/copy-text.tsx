import { ExternalLink } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { NumberedHelp } from "./numbered-help.tsx";

const words = text.imports;

/** How a recipe comes along whose page cannot be read here: by its text. `address` is what was typed. */
export function CopyText({ address }: { address: string }) {
  // What stands in the field by now may be anything.
  const isWeb = /^https?:\/\/./i.test(address);
  return (
    <NumberedHelp title={words.copyTitle} steps={words.copy}>
      {isWeb ? (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="touch-44 mt-4 inline-flex items-center gap-2 text-link text-note"
        >
          {words.copyOpen}
          <ExternalLink aria-hidden className="size-4.5" />
        </a>
      ) : null}
    </NumberedHelp>
  );
}
