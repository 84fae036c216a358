import { healthChecksEn, healthFindingsEn } from "#/api/health-words.data.ts";

export const healthEn = {
  title: "Health",
  about:
    "What npm run doctor finds: what’s wrong with this server and how to fix it. A check can take a few minutes and changes nothing.",
  check: "Check now",
  begun: "The check has started",
  none: "This server hasn’t been checked from here yet. Run a check to see its status.",
  running: "Checking since {{time}}. Results so far are below.",
  at: "Checked {{time}} on {{host}}",
  cut: "The check of {{time}} was cut off. What it had found by then is below.",
  subject: "Check",
  state: "Status",
  finding: "Finding",
  states: {
    good: "Good",
    warning: "Warning",
    problem: "Problem",
  },
  checks: healthChecksEn,
  findings: healthFindingsEn,
} as const;
