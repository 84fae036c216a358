import { useState } from "react";
import type { ReactNode } from "react";
import type { AccountProps } from "../../shell/feature.ts";
import { AccountDialog } from "./account-dialog.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { PreferencesDialog } from "./preferences-dialog.tsx";
import { usePreferences } from "./use-preferences.ts";

/** The account's menu, and the dialogs that it opens. */
export function AccountArea({
  client,
  account,
  onSignedOut,
  onPasswordSaved,
}: AccountProps): ReactNode {
  const [open, setOpen] = useState<"account" | "preferences" | "password" | null>(null);
  const preferences = usePreferences(client);
  const close = (): void => setOpen(null);
  return (
    <>
      <AccountMenu
        account={account}
        onAccount={() => setOpen("account")}
        onPreferences={() => setOpen("preferences")}
        onPassword={() => setOpen("password")}
        onSignOut={() => void client.signOut().finally(onSignedOut)}
      />
      {open === "account" && (
        <AccountDialog account={client} name={account.name} email={account.email} onClose={close} />
      )}
      <PreferencesDialog
        preferences={preferences}
        isOpen={open === "preferences"}
        onClose={close}
      />
      <PasswordDialog
        account={client}
        email={account.email}
        hasPassword={account.hasPassword}
        isOpen={open === "password"}
        onClose={close}
        onSaved={() => {
          close();
          onPasswordSaved();
        }}
      />
    </>
  );
}
