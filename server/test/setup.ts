import { afterAll, afterEach } from "vitest";

/** Unexpected errors fail the test: a test that expects one replaces console.error by a spy. */
const unexpected: string[] = [];

console.error = (...values: unknown[]) => {
  unexpected.push(values.map((value) => (value instanceof Error ? value.stack : String(value))).join(" "));
};

function failOnErrors() {
  const seen = unexpected.splice(0);
  if (seen.length > 0) throw new Error(`Unexpected console.error:\n${seen.join("\n")}`);
}

afterEach(failOnErrors);
afterAll(failOnErrors);
