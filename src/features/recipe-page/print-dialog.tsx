import { Printer } from "lucide-react";
import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { browserStorage } from "../../lib/browser-storage.ts";

const words = text.cooking.print;
const key = "larder:print-picture";

/** Asks whether the picture goes on paper too, and prints; the last answer stands the next time. */
export function PrintDialog({
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
    // The dialog is gone by then: what prints is the page.
    requestAnimationFrame(() => requestAnimationFrame(() => window.print()));
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      className="w-[min(24rem,calc(100vw-2rem))]"
    >
      <Checkbox checked={withPicture} onCheckedChange={(checked) => setWithPicture(checked === true)}>
        {words.withPicture}
      </Checkbox>
      <Button variant="primary" onClick={print} className="mt-5">
        <Printer aria-hidden />
        {words.print}
      </Button>
    </Dialog>
  );
}
