/** Whether the page is being unloaded, so that failed requests were only cancelled. */
let leaving = false;

if (typeof window !== "undefined") {
  addEventListener("pagehide", () => {
    leaving = true;
  });
  addEventListener("pageshow", () => {
    leaving = false;
  });
}

export function isDocumentUnloading(): boolean {
  return leaving;
}
