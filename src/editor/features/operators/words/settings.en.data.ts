export const settingsEn = {
  title: "Settings",
  about:
    "They hold at once, for the whole installation. What you don’t set here is as the server’s environment says.",
  saved: "Saved",
  reset: "Use the server’s setting: {{value}}",
  resetOf: "{{name}}: use the server’s setting",
  noLimit: "No limit",
  amountWrong: "Enter a whole number from 1 to {{most}}",
  groups: {
    accounts: "Accounts",
    safety: "Safety",
    start: "New sites and emails",
  },
  signUp: {
    label: "Who can have an account",
    hint: "Whoever signs up confirms an email address first.",
    noMail: "Opening it needs a mail server: set SMTP_URL, and addresses can be confirmed.",
    off: "People who are invited",
    open: "Anyone",
  },
  signUpsPerHour: {
    label: "Sign-ups per hour",
    hint: "From everybody together. One network has five.",
  },
  sitesPerAccount: {
    label: "Sites per account",
    hint: "Sites in the trash count. Operators have no limits; an account can have its own, under People.",
    kind: "Limit sites",
    limited: "At most",
  },
  storagePerAccount: {
    label: "Pictures and files per account, in megabytes",
    hint: "Each file counts once, however often it’s used.",
    kind: "Limit pictures and files",
    limited: "At most",
  },
  publishScreen: {
    label: "Hold what looks like phishing",
    hint: "Such publications wait under “Held for review” until an operator lets them through.",
    off: "Never",
    strangers: "From new accounts",
    all: "From everyone",
  },
  secondFactor: {
    label: "Second factor for operators",
    hint: "With it, these screens open only for operators who have an authenticator app or signed in with a passkey.",
    missing:
      "You don’t have one yourself yet: set up an authenticator app under your account first.",
    off: "Optional",
    operators: "Required",
  },
  starter: {
    label: "First starter",
    hint: "Shown first when someone makes a new site.",
    usual: "In the language of the reader",
  },
  language: {
    label: "Language of emails",
    hint: "For accounts that haven’t chosen one.",
  },
  locked: {
    title: "A second factor is required",
    about:
      "Operators of this installation use two factors. Set up an authenticator app for your account, or sign in with a passkey, and come back.",
    toAccount: "Set it up in your account",
  },
} as const;
