import { ClipboardPaste } from "lucide-react";
import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { toast } from "../../lib/toast.ts";

const texts = text.imports;

/**
 * Replaces `value` by the clipboard's text and offers to undo that. Not rendered if the page may not read the
 * clipboard.
 */
export function PasteClipboardButton({ value, onPaste }: { value: string; onPaste: (text: string) => void }) {
  const [announcement, setAnnouncement] = useState("");
  // Without HTTPS `navigator.clipboard` is undefined, although its DOM type says otherwise.
  if (typeof (navigator.clipboard as Clipboard | undefined)?.readText !== "function") return null;

  async function paste() {
    try {
      const pasted = (await navigator.clipboard.readText()).trim();
      if (pasted === "") return void toast.info(texts.clipboardEmpty);
      onPaste(pasted);
      setAnnouncement(texts.pasted);
      if (value.trim() !== "" && value !== pasted)
        toast.info(texts.pasted, { label: text.recipes.form.undo, onClick: () => onPaste(value) });
    } catch {
      toast.info(texts.clipboardRefused);
    }
  }

  return (
    <>
      <Button size="large" aria-label={texts.pasteLabel} onClick={() => void paste()}>
        <ClipboardPaste aria-hidden />
        {texts.paste}
      </Button>
      <span aria-live="polite" className="sr-only">
        {announcement}
      </span>
    </>
  );
}
