import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { useTranslate } from "../../words/i18n.ts";

interface UnpublishDialogProps {
  /** The site's. */
  readonly name: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says what visitors see of a site that is unpublished as a whole, before it is. */
export function UnpublishDialog({ name, onConfirm, onClose }: UnpublishDialogProps): ReactNode {
  const t = useTranslate("screens");
  return (
    <Dialog isOpen onClose={onClose} className="form-dialog">
      <DialogHead
        title={t("unpublish.title", { name })}
        hint={t("unpublish.about")}
        closeLabel={t("close")}
        onClose={onClose}
      />
      <div className="form-dialog-body">
        <Button
          variant="danger"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {t("unpublish.confirm")}
        </Button>
        <Button onClick={onClose}>{t("cancel")}</Button>
      </div>
    </Dialog>
  );
}
