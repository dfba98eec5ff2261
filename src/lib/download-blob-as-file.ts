/** Starts a download of `file` under `name`. */
export function downloadBlobAsFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has certainly started by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
