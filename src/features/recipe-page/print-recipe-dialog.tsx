import { Printer } from "lucide-react";
import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { Dialog, DialogClose } from "../../components/ui/dialog.tsx";
import { browserStorage } from "../../lib/browser-storage.ts";

const texts = text.cooking.print;
const key = "larder:print-picture";

/** Asks whether to print the picture, and prints. The answer is the default next time. */
export function PrintRecipeDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const [withPicture, setWithPicture] = useState(() => browserStorage.get(key) === "yes");

  function print() {
    browserStorage.set(key, withPicture ? "yes" : "no");
    document.documentElement.toggleAttribute("data-print-picture", withPicture);
    onOpenChange(false);
    // Waits two frames, so that the dialog is closed before the page prints.
    requestAnimationFrame(() => requestAnimationFrame(() => window.print()));
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      className="w-[min(24rem,calc(100vw-2rem))]"
    >
      <div className="flex items-center gap-5">
        <PrintedPagePreview withPicture={withPicture} />
        <div className="min-w-0">
          <Checkbox checked={withPicture} onCheckedChange={(checked) => setWithPicture(checked === true)}>
            {texts.withPicture}
          </Checkbox>
          <p className="text-sm text-soft">{texts.withPictureHint}</p>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <DialogClose asChild>
          <Button>{text.common.cancel}</Button>
        </DialogClose>
        <Button variant="primary" onClick={print}>
          <Printer aria-hidden />
          {texts.print}
        </Button>
      </div>
    </Dialog>
  );
}

/** A small preview of the printed page, with or without the picture. */
function PrintedPagePreview({ withPicture }: { withPicture: boolean }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 72 96"
      fill="none"
      stroke="#d9d3ca"
      strokeWidth="2.5"
      strokeLinecap="round"
      // Paper is white in dark mode too.
      style={{ width: "4.5rem", background: "#fff" }}
      className="shrink-0 rounded-sm border border-line"
    >
      <path d="M10 14h30M10 20h20" stroke="#5b524a" />
      {withPicture ? <rect x="46" y="10" width="17" height="13" rx="2" stroke="none" fill="#c9432c" /> : null}
      <path d="M10 34h16M10 41h13M10 48h16M10 55h11M34 34h28M34 41h28M34 48h20M34 62h28M34 69h28M34 76h16" />
    </svg>
  );
}
