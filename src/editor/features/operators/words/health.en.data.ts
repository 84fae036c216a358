import { healthChecksEn, healthFindingsEn } from "#/api/health-words.data.ts";

export const healthEn = {
  title: "Health",
  about:
    "What npm run doctor finds: what’s wrong with this server and how to mend it. A check takes up to some minutes and changes nothing.",
  check: "Check now",
  begun: "The check has started",
  none: "This server hasn’t been checked from here yet. Start a check to see how it is.",
  running: "Checking since {{time}}. What’s known so far is below.",
  at: "Checked {{time}} on {{host}}",
  cut: "The check of {{time}} was cut off. What it had found by then is below.",
  subject: "What",
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
