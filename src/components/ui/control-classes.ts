/** Classes shared by inputs, text areas and selects. */
export const controlClasses =
  "w-full rounded-md border border-edge bg-surface px-3.5 text-base text-ink transition-[border-color] hover:border-soft disabled:opacity-60 aria-invalid:border-tomato aria-invalid:bg-tomato-wash/40";

/** For a button that is disabled until a value is entered: a press focuses the value's field. */
export const FOCUSES_ERROR = "aria-disabled:pointer-events-auto! aria-disabled:opacity-100!";
