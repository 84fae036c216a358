import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import type { madeAccountInvitationSchema } from "#/api/operator-people.ts";
import type { z } from "zod/mini";
import { lookAgain } from "../../../api/look-again.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Dialog, DialogHead } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import type { OperatorScreenProps } from "../screen-props.ts";
import { operatorKey } from "../use-pages.ts";
import { FormError, useSubmit } from "../use-submit.tsx";

interface InviteDialogProps extends OperatorScreenProps {
  readonly onClose: () => void;
}

/** Invites somebody to have an account. Where no mail is sent, the link is shown, once. */
export function InviteDialog({ call, toast, onClose }: InviteDialogProps): ReactNode {
  const t = useTranslate("operators");
  const language = useLanguage();
  const queries = useQueryClient();
  const [email, setEmail] = useState("");
  const [link, setLink] = useState<string | null>(null);
  const form = useSubmit(async () => {
    const body = { email: email.trim(), language };
    const made = await call<z.infer<typeof madeAccountInvitationSchema>>("operator/invitations", {
      method: "POST",
      body,
    });
    await lookAgain(queries, [operatorKey]);
    if (made.link !== undefined) return setLink(made.link);
    toast(t("people.invite.sent", { email: made.email }));
    onClose();
  });
  if (link !== null) return <LinkDialog link={link} onClose={onClose} />;
  const isWrong = form.wasTried && !email.includes("@");
  return (
    <FormDialog
      title={t("people.invite.title")}
      hint={t("people.invite.about")}
      submit={t("people.invite.submit")}
      isBusy={form.isBusy}
      onSubmit={() => form.submit(email.includes("@"))}
      onClose={onClose}
    >
      <Field
        isLarge
        type="email"
        label={t("people.invite.email")}
        value={email}
        autoComplete="off"
        maxLength={254}
        onChange={(event) => setEmail(event.target.value)}
        error={isWrong ? t("emailWrong") : undefined}
      />
      <FormError error={form.error} />
    </FormDialog>
  );
}

function LinkDialog({
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
