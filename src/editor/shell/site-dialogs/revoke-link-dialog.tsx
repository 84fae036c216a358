import type { ReactNode } from "react";
import type { SiteLink } from "#/api/links.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useTranslate } from "../../words/i18n.ts";

interface RevokeLinkDialogProps {
  readonly link: Pick<SiteLink, "role">;
  /** What the link is called where it is listed. */
  readonly name: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says whom it shuts out to revoke a link, before that is done: there is no way back. */
export function RevokeLinkDialog({ link, name, ...handlers }: RevokeLinkDialogProps): ReactNode {
  const t = useTranslate("screens");
  return (
    <ConfirmDialog
      title={t("revokeLink.title", { name })}
      text={t(link.role === null ? "revokeLink.preview" : "revokeLink.share")}
      action={t("revokeLink.confirm")}
      {...handlers}
    />
  );
}
