import { useState } from "react";
import type { ReactNode } from "react";
import type { AccountProps } from "../../shell/feature.ts";
import { AccountMenu } from "./account-menu.tsx";
import { PasswordDialog } from "./password-dialog.tsx";

/** The account's menu, and the dialog that it opens. */
export function AccountArea({
  client,
  account,
  onSignedOut,
  onPasswordSaved,
}: AccountProps): ReactNode {
  const [isPassword, setPassword] = useState(false);
  return (
    <>
      <AccountMenu
        account={account}
        onPassword={() => setPassword(true)}
        onSignOut={() => void client.signOut().finally(onSignedOut)}
      />
      <PasswordDialog
        account={client}
        email={account.email}
        hasPassword={account.hasPassword}
        isOpen={isPassword}
        onClose={() => setPassword(false)}
        onSaved={() => {
          setPassword(false);
          onPasswordSaved();
        }}
      />
    </>
  );
}
