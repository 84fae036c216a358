import { useState } from "react";
import type { ReactNode } from "react";
import { Trash2 } from "lucide-react";
import type { SiteInfo } from "#/api/sites.ts";
import type { SitesClient } from "../../api/sites-client.ts";
import { useTranslate } from "../../words/i18n.ts";
import { daysLeft } from "./days-left.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { TrashDialog, type TrashDialogProps } from "./trash-dialog.tsx";
import { useSites } from "./use-sites.ts";

interface TrashProps {
  readonly sites: SitesClient;
  readonly onRestore: (site: SiteInfo) => void;
  readonly onDeleted: (site: SiteInfo) => void;
}

/** The note below the sites that some are in the trash, and what it opens. */
export function Trash({ sites, onRestore, onDeleted }: TrashProps): ReactNode {
  const t = useTranslate("sites");
  const [isOpen, setOpen] = useState(false);
  const [deleting, setDeleting] = useState<SiteInfo | null>(null);
  const { data: trashed = [], dataUpdatedAt: now } = useSites(sites, true);
  return (
    <>
      {trashed.length > 0 && (
        <p className="tertiary-text row trash-note">
          <Trash2 aria-hidden="true" />
          <span>
            {t("sites.inTrash", { count: trashed.length })}{" "}
            <FirstToGo trashed={trashed} now={now} />
          </span>
          <button type="button" className="link" onClick={() => setOpen(true)}>
            {t("sites.openTrash")}
          </button>
        </p>
      )}
      {isOpen && !deleting && (
        <TrashDialog
          trashed={trashed}
          now={now}
          onClose={() => setOpen(false)}
          onRestore={onRestore}
          onDelete={setDeleting}
        />
      )}
      {deleting && (
        <DeleteDialog
          site={deleting}
          sites={sites}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null);
            onDeleted(deleting);
          }}
        />
      )}
    </>
  );
}

/** When the first of the sites is deleted, where they are. */
function FirstToGo({ trashed, now }: Pick<TrashDialogProps, "trashed" | "now">): ReactNode {
  const t = useTranslate("sites");
  const left = trashed.flatMap((site) => daysLeft(site, now) ?? []);
  if (left.length === 0) return null;
  const count = Math.min(...left);
  return count === 0 ? t("sites.firstToday") : t("sites.firstIn", { count });
}
