import type { accountEn } from "./own/words/en.data.ts";
import type { accountsEn } from "./words/en.data.ts";
import type { Feature } from "../../shell/feature.ts";
import { latePart } from "../../ui/late-part.tsx";
import { loadWords } from "../../words/i18n.ts";

declare module "../../words/i18n.ts" {
  interface Words {
    accounts: typeof accountsEn;
    account: typeof accountEn;
  }
}

/** Signing in, the account's menu and its password. */
export const accounts: Feature = {
  name: "accounts",
  words: {
    accounts: {
      en: async () => (await import("./words/en.data.ts")).accountsEn,
      ru: async () => (await import("./words/ru.data.ts")).accountsRu,
    },
  },
  screen: {
    name: "sign-in",
    Screen: latePart(async () => {
      const [{ SignInRoute }] = await Promise.all([
        import("./sign-in-route.tsx"),
        loadWords("screens"),
        loadWords("accounts"),
      ]);
      return { default: SignInRoute };
    }),
  },
  commands: async () => (await import("./accounts-palette.ts")).accountsCommands,
  AccountMenu: latePart(async () => {
    const [{ AccountArea }] = await Promise.all([
      import("./account-area.tsx"),
      loadWords("accounts"),
    ]);
    return { default: AccountArea };
  }),
  SignInAgain: latePart(async () => {
    const [{ SignInAgain }] = await Promise.all([
      import("./sign-in-again.tsx"),
      loadWords("screens"),
      loadWords("accounts"),
    ]);
    return { default: SignInAgain };
  }),
  AccountNote: latePart(async () => {
    const [{ PasswordNote }] = await Promise.all([
      import("./password-note.tsx"),
      loadWords("accounts"),
    ]);
    return { default: PasswordNote };
  }),
};

/** Everything about whoever is signed in, on one screen. */
export const account: Feature = {
  name: "account",
  words: {
    account: {
      en: async () => (await import("./own/words/en.data.ts")).accountEn,
      ru: async () => (await import("./own/words/ru.data.ts")).accountRu,
    },
  },
  screen: {
    name: "account",
    Screen: latePart(async () => {
      const [{ AccountRoute }] = await Promise.all([
        import("./own/account-route.tsx"),
        loadWords("screens"),
        loadWords("accounts"),
        loadWords("account"),
      ]);
      return { default: AccountRoute };
    }),
  },
};

/** Answering an invitation to work on a site. */
export const invitation: Feature = {
  name: "invitation",
  screen: {
    name: "invitation",
    Screen: latePart(async () => {
      const [{ InvitationRoute }] = await Promise.all([
        import("./invitation-route.tsx"),
        loadWords("screens"),
        loadWords("accounts"),
      ]);
      return { default: InvitationRoute };
    }),
  },
};

/** Choosing a new password by a link. */
export const newPassword: Feature = {
  name: "new-password",
  screen: {
    name: "new-password",
    Screen: latePart(async () => {
      const [{ NewPasswordRoute }] = await Promise.all([
        import("./new-password-route.tsx"),
        loadWords("screens"),
        loadWords("accounts"),
      ]);
      return { default: NewPasswordRoute };
    }),
  },
};

/** Agreeing to another address of an account by a link. */
export const emailChange: Feature = {
  name: "email-change",
  screen: {
    name: "email-change",
    Screen: latePart(async () => {
      const [{ EmailChangeRoute }] = await Promise.all([
        import("./email-change-route.tsx"),
        loadWords("screens"),
        loadWords("accounts"),
      ]);
      return { default: EmailChangeRoute };
    }),
  },
};

/** Making an account for oneself. */
export const signUp: Feature = {
  name: "sign-up",
  screen: {
    name: "sign-up",
    Screen: latePart(async () => {
      const [{ SignUpRoute }] = await Promise.all([
        import("./sign-up-route.tsx"),
        loadWords("screens"),
        loadWords("accounts"),
      ]);
      return { default: SignUpRoute };
    }),
  },
};
