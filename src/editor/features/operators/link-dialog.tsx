import type { ReactNode } from "react";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { useTranslate } from "../../words/i18n.ts";

interface LinkDialogProps {
  readonly title: string;
  readonly hint: string;
  readonly link: string;
  readonly onClose: () => void;
}

/** A link for an operator to hand on; there is no other way to see it again. */
export function LinkDialog({ title, hint, link, onClose }: LinkDialogProps): ReactNode {
  const t = useTranslate("operators");
  const say = useTranslate("screens");
  return (
    <Dialog isOpen onClose={onClose} className="form-dialog">
      <DialogHead title={title} hint={hint} closeLabel={say("close")} onClose={onClose} />
      <div className="form-dialog-body">
        <p className="operator-link">{link}</p>
        <CopyButton text={link} label={t("people.link.copy")} doneLabel={t("people.link.copied")} />
      </div>
    </Dialog>
  );
}
