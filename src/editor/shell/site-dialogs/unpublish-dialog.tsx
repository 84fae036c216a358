import type { ReactNode } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useTranslate } from "../../words/i18n.ts";

interface UnpublishDialogProps {
  /** The site's. */
  readonly name: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says what visitors see of a site that is unpublished as a whole, before it is. */
export function UnpublishDialog({ name, ...handlers }: UnpublishDialogProps): ReactNode {
  const t = useTranslate("screens");
  return (
    <ConfirmDialog
      title={t("unpublish.title", { name })}
      text={t("unpublish.about")}
      action={t("unpublish.confirm")}
      {...handlers}
    />
  );
}
