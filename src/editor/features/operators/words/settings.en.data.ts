export const settingsEn = {
  title: "Settings",
  about:
    "Changes apply at once, to the whole installation. What you don’t set here follows the server’s environment variables.",
  saved: "Saved",
  reset: "Use the server’s default: {{value}}",
  resetOf: "{{name}}: use the server’s default",
  noLimit: "No limit",
  amountWrong: "Enter a whole number from 1 to {{most}}",
  groups: {
    accounts: "Accounts",
    safety: "Safety",
    start: "New sites and emails",
  },
  signUp: {
    label: "Who can create an account",
    hint: "New accounts confirm an email address first.",
    noMail: "Open sign-up needs email to confirm addresses. Set SMTP_URL first.",
    off: "Invited people only",
    open: "Anyone",
  },
  signUpsPerHour: {
    label: "Sign-ups per hour",
    hint: "From everyone together. Each network can make up to five.",
  },
  sitesPerAccount: {
    label: "Sites per account",
    hint: "Sites in the trash count too. Operators have no limit; you can give an account its own under People.",
    kind: "Limit sites",
    limited: "At most",
  },
  storagePerAccount: {
    label: "Pictures and files per account, in megabytes",
    hint: "Each file counts once, however often it’s used.",
    kind: "Limit pictures and files",
    limited: "At most",
  },
  pagesPerSite: {
    label: "Pages per site",
    hint: "You can give an account its own under People. Pages above the limit stay.",
    kind: "Limit pages",
    limited: "At most",
  },
  pagesPerAccount: {
    label: "Pages per account",
    hint: "Of all sites together, those in the trash too. The owner is told by email at 80% and at 100%. You can give an account its own under People.",
    kind: "Limit pages per account",
    limited: "At most",
  },
  mailPerAccount: {
    label: "Emails per account a month",
    hint: "Notices about messages, confirmations to subscribers, invitations and comments. Above the limit messages stay in the inbox without an email. Emails about signing in and security are always sent.",
    kind: "Limit emails",
    limited: "At most",
  },
  viewsPerSite: {
    label: "Views per site a month",
    hint: "The owner is told by email at 80% and at 100%, and you see it under Sites. No site goes offline because of it.",
    kind: "Limit views",
    limited: "At most",
  },
  publishScreen: {
    label: "Hold suspected phishing",
    hint: "Sites that look like phishing wait under “Held for review” until an operator approves them.",
    off: "Never",
    strangers: "From new accounts",
    all: "From everyone",
  },
  secondFactor: {
    label: "Second factor for operators",
    hint: "If required, these screens open only for operators with an authenticator app, or who signed in with a passkey.",
    missing: "You don’t have one yet: set up an authenticator app in your account first.",
    off: "Optional",
    operators: "Required",
  },
  contact: {
    label: "Contact for questions",
    hint: "An email address or a page. Visitors see it when they report a site and on the page that replaces a site taken offline. Owners also see it in emails about decisions, reports and limits. If it’s empty, the emails name no one, and owners of a site that’s offline see the email of the longest-serving operator.",
    usual: "No contact",
    wrong: "Enter an email address, or a page that starts with https://",
  },
  starter: {
    label: "First starter",
    hint: "Shown first when someone creates a site.",
    usual: "By interface language",
  },
  language: {
    label: "Language of operators’ emails",
    hint: "For emails from operators, and to them, when the reader hasn’t chosen a language.",
  },
  mailFrom: {
    label: "Sender of emails",
    hint: "An address, or a name and an address, like Bakery <hello@example.org>. The mail server has to accept it; Health says whether it does.",
    wrong: "Enter an email address, or a name and an address, like Bakery <hello@example.org>",
  },
  locked: {
    title: "A second factor is required",
    about:
      "To open these screens, set up an authenticator app in your account, or sign in with a passkey.",
    toAccount: "Set it up in your account",
  },
} as const;
