import { useState } from "react";
import type { ReactNode } from "react";
import { KeyRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AccountClient } from "../../api/account-client.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordDialog } from "./password-dialog.tsx";

const key = "vitrine.password-note";

export interface PasswordNoteProps {
  readonly email: string;
  /** Remembers for this session of the browser that the note was put off. */
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly account: AccountClient;
  readonly onSaved: () => void;
}

/** Invites somebody who came by a link to set a password. */
export function PasswordNote({ email, storage, account, onSaved }: PasswordNoteProps): ReactNode {
  const { t } = useTranslation("screens");
  const [isOff, setOff] = useState(() => storage.getItem(key) !== null);
  const [isOpen, setOpen] = useState(false);
  if (isOff) return null;
  const putOff = (): void => {
    storage.setItem(key, "later");
    setOff(true);
  };
  return (
    <div className="note pw-n" role="note">
      <KeyRound aria-hidden="true" />
      <p className="grow">{t("account.note", { email })}</p>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t("account.noteAction")}
      </Button>
      <Button size="sm" variant="ghost" onClick={putOff}>
        {t("account.noteLater")}
      </Button>
      <PasswordDialog
        account={account}
        email={email}
        hasPassword={false}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSaved={onSaved}
      />
    </div>
  );
}
