import { useState } from "react";
import type { ReactNode } from "react";
import type { MadeInvitation } from "#/api/people.ts";
import { isAddress } from "../../api/is-address.ts";
import type { FormDraft } from "../../session/drafts/use-form-draft.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import "./site-dialogs.css";

/** Where the address is kept until it is sent. */
export const transferDraft = "people/transfer";

interface TransferDialogProps {
  /** The site's. */
  readonly name: string;
  readonly sendsMail: boolean;
  /** The address of the new owner, as far as it was typed. */
  readonly draft: Pick<FormDraft, "text" | "type" | "drop">;
  /** Asks who has the address to take the site over. @throws ApiError */
  readonly invite: (email: string) => Promise<MadeInvitation>;
  /** It was sent by email. */
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Asks somebody to take a site over, by email or by a link that its owner passes on. */
export function TransferDialog(props: TransferDialogProps): ReactNode {
  const { name, sendsMail, draft, invite, onSent, onClose } = props;
  const t = useTranslate("screens");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<MadeInvitation>();
  const send = async (): Promise<void> => {
    const email = draft.text.trim();
    if (!isAddress(email)) return setProblem(t("transfer.addressWrong"));
    setBusy(true);
    try {
      const invitation = await invite(email);
      draft.drop();
      if (invitation.link !== undefined) return setMade(invitation);
      onSent();
      onClose();
    } catch (error) {
      setProblem(errorWords(t, error));
    } finally {
      setBusy(false);
    }
  };
  if (made) return <MadeLink name={name} made={made} onClose={onClose} />;
  return (
    <FormDialog
      title={t("transfer.titleOf", { name })}
      hint={`${t("transfer.about")} ${t("transfer.links")}`}
      submit={t(sendsMail ? "transfer.send" : "transfer.makeLink")}
      isBusy={isBusy}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Field
        label={t("transfer.to")}
        type="email"
        autoComplete="off"
        value={draft.text}
        onChange={({ target }) => {
          setProblem(undefined);
          draft.type(target.value);
        }}
        error={problem}
      />
    </FormDialog>
  );
}

interface MadeLinkProps extends Pick<TransferDialogProps, "name" | "onClose"> {
  readonly made: MadeInvitation;
}

/** The link for whoever is to have the site; there is no other way to see it again. */
function MadeLink({ name, made: { email, link = "" }, onClose }: MadeLinkProps): ReactNode {
  const t = useTranslate("screens");
  return (
    <Dialog isOpen onClose={onClose} className="form-dialog">
      <DialogHead
        title={t("transfer.titleOf", { name })}
        hint={t("transfer.linkAbout", { email })}
        closeLabel={t("close")}
        onClose={onClose}
      />
      <div className="form-dialog-body">
        <div className="transfer-link" role="status">
          <code className="mono">{link}</code>
          <CopyButton text={link} label={t("transfer.copy")} doneLabel={t("transfer.copied")} />
        </div>
      </div>
    </Dialog>
  );
}
