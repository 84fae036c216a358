import type { ReactNode } from "react";
import type { SiteInfo } from "#/api/sites.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { currentLanguage, useTranslate } from "../../words/i18n.ts";
import { shownAddress } from "../../words/site-status.ts";

export interface TrashDialogProps {
  readonly trashed: readonly SiteInfo[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onRestore: (site: SiteInfo) => void;
}

/** The sites in the trash, each with the way back. */
export function TrashDialog({ trashed, isOpen, onClose, onRestore }: TrashDialogProps): ReactNode {
  const t = useTranslate("sites");
  const say = useTranslate("screens");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="form-dialog">
      <DialogHead
        title={t("sites.trashTitle")}
        hint={t("sites.trashHint")}
        closeLabel={say("close")}
        onClose={onClose}
      />
      {trashed.length === 0 && <p className="empty">{t("sites.trashEmpty")}</p>}
      <ul className="trash-list">
        {trashed.map((site) => (
          <li key={site.id} className="row">
            <div className="grow">
              <p className="strong truncated">{site.name}</p>
              <p className="size-12 tertiary-text truncated">
                {shownAddress(site.address)}
                {site.trashedAt !== null &&
                  ` · ${t("sites.trashedOn", { date: dayOf(site.trashedAt) })}`}
              </p>
            </div>
            {site.role === "owner" && (
              <Button
                size="sm"
                aria-label={t("sites.restoreSite", { name: site.name })}
                onClick={() => onRestore(site)}
              >
                {t("sites.restore")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function dayOf(time: string): string {
  return new Intl.DateTimeFormat(currentLanguage(), { day: "numeric", month: "long" }).format(
    new Date(time),
  );
}
