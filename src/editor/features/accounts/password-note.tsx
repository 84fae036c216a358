import { useState } from "react";
import type { ReactNode } from "react";
import { KeyRound } from "lucide-react";
import { ownKey } from "../../api/own-key.ts";
import type { AccountProps } from "../../shell/feature.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { useTranslate } from "../../words/i18n.ts";

const key = ownKey("password-note");

/** Invites somebody who came by a link to set a password. That it was put off is kept for them in this session of the browser. */
export function PasswordNote({ client, account, onPasswordSaved }: AccountProps): ReactNode {
  const { email, hasPassword } = account;
  const t = useTranslate("accounts");
  const [isOff, setOff] = useState(() => sessionStorage.getItem(key) !== null);
  const [isOpen, setOpen] = useState(false);
  if (isOff || hasPassword) return null;
  const putOff = (): void => {
    sessionStorage.setItem(key, "later");
    setOff(true);
  };
  return (
    <div className="note password-note" role="note">
      <KeyRound aria-hidden="true" />
      <p className="grow">{t("account.note", { email })}</p>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t("account.noteAction")}
      </Button>
      <Button size="sm" variant="ghost" onClick={putOff}>
        {t("account.noteLater")}
      </Button>
      <PasswordDialog
        account={client}
        email={email}
        hasPassword={false}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSaved={onPasswordSaved}
      />
    </div>
  );
}
