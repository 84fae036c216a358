export const complaintsEn = {
  title: "Reports",
  state: "Status",
  states: {
    open: "Open",
    decided: "Decided",
  },
  none: "Reports from visitors appear here, oldest first. None are open.",
  noneDecided: "Reports you’ve decided on appear here.",
  page: "Page",
  pageOf: "The reported page of “{{name}}”",
  asReported: "As it was when it was reported",
  now: "Now",
  decision: "Decision",
  from: "From",
  on: "Sent",
  receipt: "Receipt",
  receipts: {
    none: "None",
    waiting: "Waiting to be sent",
    sent: "Sent {{time}}",
  },
  decisions: {
    "no-issue": {
      name: "No issue",
      about: "Closes the report. Nobody is told.",
      submit: "Close the report",
    },
    warn: {
      name: "Warn the owner",
      about: "They get the reason by email. The site stays online.",
      submit: "Send the warning",
    },
    unpublish: {
      name: "Take offline",
      about: "Visitors see a notice on all its addresses at once. The owner keeps the draft.",
      submit: "Take the site offline",
    },
  },
  done: "The report about “{{name}}” is decided",
} as const;
