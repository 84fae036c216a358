import type { ReactNode } from "react";
import { navigate } from "../../navigation/location.ts";
import type { AccountProps } from "../../shell/feature.ts";
import { AccountMenu } from "./account-menu.tsx";
import { usePreferences } from "./own/use-preferences.ts";

/** The account's menu. While it stands, the app is as the account wants it. */
export function AccountArea({ client, account, onSignedOut }: AccountProps): ReactNode {
  usePreferences(client);
  return (
    <AccountMenu
      account={account}
      onAccount={() => navigate("/account")}
      onSignOut={() => void client.signOut().finally(onSignedOut)}
    />
  );
}
