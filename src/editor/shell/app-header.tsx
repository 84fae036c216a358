import { useState } from "react";
import type { ReactNode } from "react";
import { Link } from "../navigation/link.tsx";
import type { AccountClient } from "../api/account-client.ts";
import { BrandMark } from "../ui/brand-mark.tsx";
import { AccountMenu } from "../features/accounts/account-menu.tsx";
import type { AccountMenuProps } from "../features/accounts/account-menu.tsx";
import { PasswordDialog } from "../features/accounts/password-dialog.tsx";
import "./app-header.css";

export interface AppHeaderProps {
  readonly client: AccountClient;
  readonly account: AccountMenuProps["account"] | null;
  readonly onSignedOut: () => void;
  readonly onPasswordSaved: () => void;
  /** Behind the logo. */
  readonly children?: ReactNode;
}

/** The bar over the owner's screens. */
export function AppHeader({
  client,
  account,
  onSignedOut,
  onPasswordSaved,
  children,
}: AppHeaderProps): ReactNode {
  const [isPassword, setPassword] = useState(false);
  return (
    <header className="hd">
      <Link className="logo" to="/" aria-label="Vitrine">
        <BrandMark />
      </Link>
      {children}
      <span className="grow" />
      {account && (
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
      )}
    </header>
  );
}
