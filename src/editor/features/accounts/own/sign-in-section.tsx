import { Lock } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { AccountProps } from "../../../shell/feature.ts";
import { Button } from "../../../ui/button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { PasswordDialog } from "../password-dialog.tsx";
import { AccountRow, AccountSection } from "./account-rows.tsx";
import { CodeAppRow } from "./code-app-row.tsx";
import { PasskeyRows } from "./passkey-rows.tsx";

type SignInSectionProps = Pick<AccountProps, "client" | "account" | "onPasswordSaved">;

/** By what the account signs in. */
export function SignInSection({ client, account, onPasswordSaved }: SignInSectionProps): ReactNode {
  const t = useTranslate("account");
  const { email, hasPassword } = account;
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountSection title={t("signIn.title")}>
      <ul className="account-rows">
        <PasskeyRows client={client} account={account} />
        <AccountRow
          icon={<Lock aria-hidden="true" />}
          title={t("signIn.password")}
          hint={t(hasPassword ? "signIn.passwordSet" : "signIn.passwordNone")}
        >
          <Button
            size="sm"
            aria-label={hasPassword ? `${t("signIn.change")}: ${t("signIn.password")}` : undefined}
            onClick={() => setOpen(true)}
          >
            {t(hasPassword ? "signIn.change" : "signIn.set")}
          </Button>
        </AccountRow>
        <CodeAppRow client={client} account={account} />
      </ul>
      <PasswordDialog
        account={client}
        email={email}
        hasPassword={hasPassword}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSaved={() => {
          setOpen(false);
          onPasswordSaved();
        }}
      />
    </AccountSection>
  );
}
