import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog, DialogHead } from "./dialog.tsx";
import { useTranslate } from "../words/i18n.ts";

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Says what something does to a site or its people before it is done. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { title, text, action, onClose, onConfirm } = props;
  const words = useTranslate("screens");
  return (
    <Dialog isOpen onClose={onClose} className="form-dialog">
      <DialogHead title={title} closeLabel={words("close")} onClose={onClose} />
      <div className="form-dialog-body">
        <p className="secondary-text">{text}</p>
        <div className="confirm-buttons">
          <Button onClick={onClose}>{words("cancel")}</Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
