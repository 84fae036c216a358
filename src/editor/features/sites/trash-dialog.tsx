import type { ReactNode } from "react";
import type { SiteInfo } from "#/api/sites.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { currentLanguage, useTranslate } from "../../words/i18n.ts";
import { shownAddress } from "../../words/site-status.ts";
import { regional } from "../../words/regional.ts";
import { daysLeft } from "./days-left.ts";

export interface TrashDialogProps {
  readonly trashed: readonly SiteInfo[];
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly onClose: () => void;
  readonly onRestore: (site: SiteInfo) => void;
  readonly onDelete: (site: SiteInfo) => void;
}

/** The sites in the trash, each with the way back and the way out. */
export function TrashDialog({
  trashed,
  now,
  onClose,
  onRestore,
  onDelete,
}: TrashDialogProps): ReactNode {
  const t = useTranslate("sites");
  const say = useTranslate("screens");
  return (
    <Dialog isOpen onClose={onClose} className="form-dialog">
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
              <p className="size-12 tertiary-text truncated">{shownAddress(site.address)}</p>
              <p className="size-12 tertiary-text">
                <TrashTime site={site} now={now} />
              </p>
            </div>
            {site.role === "owner" && (
              <>
                <Button
                  size="sm"
                  aria-label={t("sites.restoreSite", { name: site.name })}
                  onClick={() => onRestore(site)}
                >
                  {t("sites.restore")}
                </Button>
                <Button
                  size="sm"
                  className="danger-text"
                  aria-label={t("sites.deleteSite", { name: site.name })}
                  onClick={() => onDelete(site)}
                >
                  {t("sites.delete")}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** How long a site is there yet, or since when. */
function TrashTime({ site, now }: { readonly site: SiteInfo; readonly now: number }): ReactNode {
  const t = useTranslate("sites");
  const count = daysLeft(site, now);
  if (count === 0) return t("sites.deletedToday");
  if (count !== undefined) return t("sites.deletedIn", { count });
  return site.trashedAt !== null && t("sites.trashedOn", { date: dayOf(site.trashedAt) });
}

function dayOf(time: string): string {
  return new Intl.DateTimeFormat(regional(currentLanguage()), {
    day: "numeric",
    month: "long",
  }).format(new Date(time));
}
