/**
 * Summarises `npm audit --json`. Vulnerabilities of severity high or critical fail; a registry that does not
 * answer or has no audit endpoint is only a warning.
 * @param {string} output everything that npm printed, including errors
 * @returns {{ says: string, isBad: boolean }}
 */
export function summarizeNpmAudit(output) {
  const report = readReport(output);
  const counts = report?.metadata?.vulnerabilities;
  if (!counts) return { says: "Packages were not audited: the registry does not answer that.", isBad: false };
  const worst = Object.values(report.vulnerabilities ?? {})
    .filter(({ severity }) => severity === "high" || severity === "critical")
    .map(({ name, severity }) => `${name} (${severity})`);
  const isBad = counts.high + counts.critical > 0;
  const found = isBad ? `: ${worst.join(", ")}. See npm audit --omit=dev` : "";
  return {
    says: `Audited packages: ${counts.high + counts.critical} weak ones, high or worse, of ${counts.total}${found}.`,
    isBad,
  };
}

/**
 * @param {string} output
 * @returns {{ metadata?: { vulnerabilities?: Record<"high" | "critical" | "total", number> }, vulnerabilities?: Record<string, { name: string, severity: string }> } | undefined}
 */
function readReport(output) {
  try {
    return JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
  } catch {
    return undefined;
  }
}
