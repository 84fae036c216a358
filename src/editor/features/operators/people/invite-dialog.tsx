import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import type { MadeAccountInvitation } from "#/api/operator-people.ts";
import { lookAgain } from "../../../api/look-again.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Dialog, DialogHead } from "../../../ui/dialog.tsx";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { RecipientDialog } from "../recipient-dialog.tsx";
import type { OperatorScreenProps } from "../screen-props.ts";
import { operatorKey } from "../use-pages.ts";

interface InviteDialogProps extends OperatorScreenProps {
  readonly onClose: () => void;
}

/** Invites somebody to have an account. Where no mail is sent, the link is shown, once. */
export function InviteDialog({ call, toast, onClose }: InviteDialogProps): ReactNode {
  const t = useTranslate("operators");
  const language = useLanguage();
  const queries = useQueryClient();
  const [link, setLink] = useState<string | null>(null);
  if (link !== null) return <LinkDialog link={link} onClose={onClose} />;
  return (
    <RecipientDialog
      title={t("people.invite.title")}
      hint={t("people.invite.about")}
      label={t("people.invite.email")}
      submit={t("people.invite.submit")}
      onSend={async (email) => {
        const made = await call<MadeAccountInvitation>("operator/invitations", {
          method: "POST",
          body: { email, language },
        });
        await lookAgain(queries, [operatorKey]);
        if (made.link !== undefined) return setLink(made.link);
        toast(t("people.invite.sent", { email: made.email }));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** The link of an invitation, which is told once. */
export function LinkDialog({
  link,
  onClose,
}: {
  readonly link: string;
  readonly onClose: () => void;
}): ReactNode {
  const t = useTranslate("operators");
  const say = useTranslate("screens");
  return (
    <Dialog isOpen onClose={onClose} className="form-dialog">
      <DialogHead
        title={t("people.invite.linkTitle")}
        hint={t("people.invite.linkAbout")}
        closeLabel={say("close")}
        onClose={onClose}
      />
      <div className="form-dialog-body">
        <p className="operator-link">{link}</p>
        <CopyButton
          text={link}
          label={t("people.invite.copy")}
          doneLabel={t("people.invite.copied")}
        />
      </div>
    </Dialog>
  );
}
