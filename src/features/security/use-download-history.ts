import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { saveFile } from "../../lib/save-file.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";

const words = text.security.history;

/** Hands the member's own history to the browser's downloads, for spreadsheets. */
export function useDownloadHistory() {
  const utils = trpc.useUtils();
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const file = await utils.security.exportHistory.fetch({ format: "csv" }, { staleTime: 0 });
      saveFile(new Blob([file.text], { type: file.contentType }), file.fileName);
      toast.success(file.isCut ? words.downloadCut(file.fileName) : words.downloaded(file.fileName));
    } catch (error) {
      toast.error(errorMessage(error, text.security.failed));
    } finally {
      setBusy(false);
    }
  }
  return { download, isBusy };
}
