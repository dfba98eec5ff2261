import { expect, test, vi } from "vitest";
import { attachToastHost, toast } from "./toast.ts";

test("the button of a toast works once when it is pressed twice", () => {
  const onClick = vi.fn();
  attachToastHost({
    show: (_kind, _message, action) => {
      action?.onClick();
      action?.onClick();
    },
    dismissStep: () => {},
  });
  toast.info("Removed.", { label: "Undo", onClick });
  expect(onClick).toHaveBeenCalledTimes(1);
});
