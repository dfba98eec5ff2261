/** The page is going: what fails now was only cut off. */
let leaving = false;

if (typeof window !== "undefined") {
  addEventListener("pagehide", () => {
    leaving = true;
  });
  addEventListener("pageshow", () => {
    leaving = false;
  });
}

export function isLeaving(): boolean {
  return leaving;
}
