import { ClipboardPaste } from "lucide-react";
import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { toast } from "../../lib/toast.ts";

const words = text.imports;

/** Puts the clipboard's text in the place of `value`, which one tap brings back; not there where a page may not read it. */
export function PasteButton({ value, onPaste }: { value: string; onPaste: (text: string) => void }) {
  const [told, setTold] = useState("");
  // Without HTTPS a browser has no clipboard to offer, whatever its types say.
  if (typeof (navigator.clipboard as Clipboard | undefined)?.readText !== "function") return null;

  async function paste() {
    try {
      const pasted = (await navigator.clipboard.readText()).trim();
      if (pasted === "") return void toast.info(words.clipboardEmpty);
      onPaste(pasted);
      setTold(words.pasted);
      if (value.trim() !== "" && value !== pasted)
        toast.info(words.pasted, { label: text.recipes.form.undo, onClick: () => onPaste(value) });
    } catch {
      toast.info(words.clipboardRefused);
    }
  }

  return (
    <>
      <Button size="large" aria-label={words.pasteLabel} onClick={() => void paste()}>
        <ClipboardPaste aria-hidden />
        {words.paste}
      </Button>
      <span aria-live="polite" className="sr-only">
        {told}
      </span>
    </>
  );
}
