/** Words of the account’s own screen: the namespace `account`. */
export const accountEn = {
  title: "Account",

  name: {
    label: "Name",
    hint: "Others on your sites see it, and invitations carry it.",
    saved: "Name saved",
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

  sessions: {
    title: "Where you’re signed in",
    since: "Since {{time}}",
    current: "This session",
    end: "Sign out",
    endOne: "Sign out: {{device}}, since {{time}}",
    endOthers: "Sign out of other sessions",
    unknownDevice: "Unknown browser",
  },
} as const;
