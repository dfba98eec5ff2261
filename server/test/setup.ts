import { afterAll, afterEach } from "vitest";

/** An unexpected error in the log fails the test. A test that expects one must replace console.error. */
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
