import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import type { MadeAccountInvitation } from "#/api/operator-people.ts";
import { lookAgain } from "../../../api/look-again.ts";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { LinkDialog } from "../link-dialog.tsx";
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
  if (link !== null) return <InvitationLinkDialog link={link} onClose={onClose} />;
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

interface InvitationLinkDialogProps {
  readonly link: string;
  readonly onClose: () => void;
}

/** The link of an invitation, which is told once. */
export function InvitationLinkDialog(props: InvitationLinkDialogProps): ReactNode {
  const t = useTranslate("operators");
  return (
    <LinkDialog
      title={t("people.invite.linkTitle")}
      hint={t("people.invite.linkAbout")}
      {...props}
    />
  );
}
