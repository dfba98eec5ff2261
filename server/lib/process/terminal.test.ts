import { afterEach, expect, test, vi } from "vitest";
import { printToTerminal } from "./terminal.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("prints lines without control characters", () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  printToTerminal("one\n\u001b[2Jtwo\r\u0007\u009b3");
  expect(print).toHaveBeenCalledWith("one\n[2Jtwo3");
});
