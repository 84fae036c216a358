export const outboxEn = {
  title: "Outbox",
  about: "Every email this server sends. Without a mail server they’re kept here for you to read.",
  state: "Status",
  none: "No emails.",
  all: "All",
  tags: {
    failed: "Not delivered",
    retrying: "Retrying",
    waiting: "Waiting",
    kept: "Kept",
    sent: "Sent",
  },
  nextTry: "Next attempt: {{time}}",
  to: "To {{to}}, {{time}}",
  text: "Show the text",
  forgotten: "Its text was a secret and was deleted once it was sent.",
  retryOf: "Retry the email to {{to}}",
} as const;
