import { expect, test } from "vitest";
import { readAudit } from "./read-audit.ts";

test("SEC-23: known weaknesses of dependencies fail the check from high on", () => {
  const vulnerabilities = Object.fromEntries(
    ["low", "moderate", "high", "critical"].map((severity) => [
      severity,
      { name: severity, severity, via: [] },
    ]),
  );
  expect(readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual({
    found: ["high (high)", "critical (critical)"],
  });
  expect(readAudit(JSON.stringify({ vulnerabilities: {} }))).toEqual({ found: [] });
});

test("SEC-23: a registry that answers no audits fails nothing, and says so", () => {
  const refused = JSON.stringify({ message: "405 Method Not Allowed", error: { summary: "" } });
  for (const output of [`npm warn audit 405 Method Not Allowed\n${refused}`, "", "<html>", "{"])
    expect(readAudit(output)).toHaveProperty("unanswered");
});
