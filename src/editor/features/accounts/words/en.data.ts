/** Words of signing in and of accounts: the namespace `accounts`. */
export const accountsEn = {
  signIn: {
    title: "Sign in to Vitrine",
    email: "Email",
    emailMissing: "Enter your email",
    password: "Password",
    passwordMissing: "Enter your password",
    show: "Show password",
    hide: "Hide password",
    submit: "Sign in",
    byLink: "Signing you in…",
    again: "Sign in again",
    againHint: "Your changes stay on this page and are saved once you sign in.",
  },

  account: {
    menu: "Account",
    signOut: "Sign out",
    setPassword: "Set a password…",
    changePassword: "Change password…",
    noteTitle: "Set a password",
    note: "You signed in with a one-time link. Set a password to sign in as {{email}} from anywhere.",
    noteAction: "Set a password",
    noteLater: "Later",
    newPassword: "New password",
    currentPassword: "Current password",
    currentMissing: "Enter your current password",
    currentWrong: "The current password is wrong",
    length: "At least 10 characters. A few unrelated words work well.",
    tooLong: "At most 128 characters",
    save: "Save password",
  },
} as const;
