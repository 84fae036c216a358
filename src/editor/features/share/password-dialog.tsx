import { useState } from "react";
import type { ReactNode } from "react";
import type { SiteLink } from "#/api/links.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { PasswordField, isLongEnough } from "./password-field.tsx";
import { useLinkPassword } from "./use-links.ts";

interface PasswordDialogProps {
  readonly link: SiteLink;
  /** What the link is called where it is listed. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Sets the password of a link that is handed out already, another one, or none. */
export function PasswordDialog({ link, name, onClose }: PasswordDialogProps): ReactNode {
  const t = useTranslate("share");
  const { isPending, error, mutate } = useLinkPassword(link, onClose);
  const [password, setPassword] = useState("");
  const [isTold, setTold] = useState(false);
  const submit = (): void => (isLongEnough(password) ? mutate(password) : setTold(true));
  return (
    <FormDialog
      title={t("passwordOf", { name })}
      hint={t("passwordAsked")}
      submit={t(link.hasPassword ? "changePassword" : "setPassword")}
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {link.hasPassword && (
        <div className="note">
          <span className="grow">{t("hasPassword")}</span>
          <Button size="sm" isBusy={isPending} onClick={() => mutate(null)}>
            {t("removePassword")}
          </Button>
        </div>
      )}
      <PasswordField value={password} isTold={isTold} onType={setPassword} />
      <ErrorNote error={error} />
    </FormDialog>
  );
}
