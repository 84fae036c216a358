/** Words of the account’s own screen: the namespace `account`. */
export const accountEn = {
  title: "Account",

  name: {
    label: "Name",
    hint: "Others on your sites see it, and invitations carry it.",
    saved: "Name saved",
  },

  email: {
    label: "Email",
    change: "Change",
    cancel: "Cancel the change",
    title: "Change your email",
    about: "You sign in with it, and emails about your account go there.",
    new: "New email",
    invalid: "Enter another email address",
    submit: "Change email",
    done: "Done",
    sent: "We’ve sent a link to {{from}} to allow the change, and one to {{email}} to confirm the address. Each works once, for a day.",
    links:
      "This server sends no email. Open both links, each from where its address is read. Each works once, for a day.",
    copy: "Copy the link for {{email}}",
    copied: "Copied",
    waiting: {
      both: "A change to {{email}} is waiting: confirm it at both addresses.",
      old: "A change to {{email}} is waiting to be allowed at your old address.",
      new: "A change to {{email}} is waiting to be confirmed there.",
    },
  },

  preferences: {
    appearance: "Appearance",
    system: "Match system",
    light: "Light",
    dark: "Dark",
    language: "Interface language",
    languageHint: "Your sites keep their own languages.",
    failed: "This holds on this device only.",
  },

  signIn: {
    title: "Sign-in",
    password: "Password",
    passwordSet: "You sign in with it and your email.",
    passwordNone: "You have none yet: only one-time links let you in.",
    change: "Change",
    set: "Set a password",
  },

  codeApp: {
    title: "Authenticator app",
    on: "Asked after the password.",
    off: "A code from an app on your phone is asked after the password.",
    isOn: "On",
    setUp: "Set up",
    more: "More: Authenticator app",
    newCodes: "New recovery codes",
    turnOff: "Turn off",
    setUpTitle: "Set up an authenticator app",
    about: "From then on signing in takes your password and a code from the app.",
    continue: "Continue",
    scan: "Scan this with your authenticator app, then enter the code it shows.",
    qr: "QR code for your authenticator app",
    secret: "Or type this key into the app:",
    copySecret: "Copy the key",
    confirm: "Turn on",
    codesTitle: "Keep your recovery codes",
    codesAbout:
      "Each of them takes the place of a code once, should you lose your phone. They’re shown only now.",
    codesKept: "I’ve kept them",
    copyCodes: "Copy the codes",
    newCodesAbout: "Those you have no longer work then.",
    turnOffAbout: "Then the password alone is enough to sign in.",
    left_one: "{{count}} recovery code left.",
    left_other: "{{count}} recovery codes left.",
  },

  sessions: {
    title: "Where you’re signed in",
    since: "Since {{time}}",
    current: "This session",
    end: "Sign out",
    endOne: "Sign out: {{device}}, since {{time}}",
    endOthers: "Sign out of other sessions",
    unknownDevice: "Unknown browser",
  },
  delete: {
    title: "Delete my account",
    about: "You’re signed out everywhere. What only you own is deleted too.",
    open: "Delete account…",
    forGood:
      "This can’t be undone. What you wrote on sites of others stays there, by “a former member”.",
    sites: "What happens to your sites",
    alone: "Deleted with your account",
    left: "You leave it; others own it",
    handOver: "Hand over first",
    moved: "Your sites have changed in the meantime. Look at the list again.",
    submit: "Delete account for good",
    withOthers_one: "Deleted with your account, also for {{count}} other person who works on it",
    withOthers_other: "Deleted with your account, also for {{count}} others who work on it",
  },
} as const;
