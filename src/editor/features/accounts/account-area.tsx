import type { ReactNode } from "react";
import { navigate } from "../../navigation/location.ts";
import type { AccountProps } from "../../shell/feature.ts";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import { AccountMenu } from "./account-menu.tsx";
import { usePreferences } from "./own/use-preferences.ts";

/** The account's menu. While it stands, the app is as the account wants it. */
export function AccountArea({ client, account, onSignedOut, toast }: AccountProps): ReactNode {
  const say = useTranslate("screens");
  usePreferences(client);
  const signOut = async (): Promise<void> => {
    try {
      await client.signOut();
    } catch (error) {
      // the session and what the device keeps are still there: nobody may take themselves for signed out
      toast(errorWords(say, error));
      return;
    }
    onSignedOut();
  };
  return (
    <AccountMenu
      account={account}
      onAccount={() => navigate("/account")}
      onOperator={() => navigate("/operator")}
      onSignOut={() => void signOut()}
    />
  );
}
