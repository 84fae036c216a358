import type { Feature } from "../../shell/feature.ts";
import { screenPart } from "../../shell/screen-part.tsx";
import { latePart } from "../../ui/late-part.tsx";
import { loadWords } from "../../words/i18n.ts";

/** Signing in, the account's menu and its password. */
export const accounts: Feature = {
  name: "accounts",
  screen: {
    name: "sign-in",
    ...screenPart(async () => {
      const [{ SignInRoute }] = await Promise.all([
        import("./sign-in-route.tsx"),
        loadWords("screens"),
      ]);
      return SignInRoute;
    }),
  },
  AccountMenu: latePart(async () => ({
    default: (await import("./account-area.tsx")).AccountArea,
  })),
  SignInAgain: latePart(async () => {
    const [{ SignInAgain }] = await Promise.all([
      import("./sign-in-again.tsx"),
      loadWords("screens"),
    ]);
    return { default: SignInAgain };
  }),
  AccountNote: latePart(async () => ({
    default: (await import("./password-note.tsx")).PasswordNote,
  })),
};
