import { expect, it } from "vitest";
import { summarizeNpmAudit } from "./judge-audit.mjs";

const audited = (severities: string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity, index) => [`weak-${index}`, { name: `weak-${index}`, severity }]),
    ),
    metadata: {
      vulnerabilities: {
        info: 0,
        low: severities.filter((severity) => severity === "low").length,
        moderate: severities.filter((severity) => severity === "moderate").length,
        high: severities.filter((severity) => severity === "high").length,
        critical: severities.filter((severity) => severity === "critical").length,
        total: severities.length,
      },
    },
  });

it("lets pass what is clean or only low and moderate", () => {
  expect(summarizeNpmAudit(audited([])).isBad).toBe(false);
  expect(summarizeNpmAudit(audited(["low", "moderate"]))).toEqual({
    says: "Audited packages: 0 weak ones, high or worse, of 2.",
    isBad: false,
  });
});

it.each(["high", "critical"])("fails at one that is %s, by name", (severity) => {
  const { says, isBad } = summarizeNpmAudit(`npm warn something\n${audited(["low", severity])}`);
  expect(isBad).toBe(true);
  expect(says).toContain(`weak-1 (${severity})`);
  expect(says).not.toContain("weak-0");
});

it.each([
  '{"message":"405 Method Not Allowed - POST","statusCode":405,"error":{"summary":"","detail":""}}\nnpm error audit endpoint returned an error',
  '{"error":{"code":"ENOTFOUND","summary":"request failed"}}',
  "",
  "{ cut off",
])("warns where the registry did not answer: %s", (output) => {
  expect(summarizeNpmAudit(output)).toEqual({ says: expect.stringContaining("not audited"), isBad: false });
});
