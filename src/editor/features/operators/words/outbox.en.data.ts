export const outboxEn = {
  title: "Outbox",
  about: "Every email this server sends. Without a mail server they’re kept here for you to read.",
  state: "Status",
  none: "No emails.",
  states: {
    all: "All",
    failed: "Not delivered",
    waiting: "Waiting",
    kept: "Kept",
    sent: "Sent",
  },
  tags: {
    failed: "Not delivered",
    waiting: "Waiting",
    kept: "Kept",
    sent: "Sent",
  },
  to: "To {{to}}, {{time}}",
  text: "Show the text",
  forgotten: "Its text was a secret and was deleted once it was sent.",
  retryOf: "Retry the email to {{to}}",
} as const;
