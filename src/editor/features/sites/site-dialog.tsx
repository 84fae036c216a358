import { Suspense } from "react";
import type { ReactNode } from "react";
import type { SiteInfo } from "#/api/sites.ts";
import type { SitesClient } from "../../api/sites-client.ts";
import { UnpublishDialog } from "../../shell/site-dialogs/unpublish-dialog.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { latePart } from "../../ui/late-part.tsx";
import type { ToastsState } from "../../ui/use-toasts.ts";
import { useTranslate } from "../../words/i18n.ts";
import { RenameDialog } from "./rename-dialog.tsx";
import type { Asked } from "./use-site-actions.ts";

const TransferSite = latePart(async () => ({
  default: (await import("./transfer-site.tsx")).TransferSite,
}));

interface SiteDialogProps {
  readonly asked: Asked | null;
  readonly sites: SitesClient;
  readonly toast: ToastsState["show"];
  readonly leave: (site: SiteInfo) => void;
  readonly unpublish: (site: SiteInfo) => void;
  readonly endAsking: () => void;
}

/** What is asked before something is done with a site of the list. */
export function SiteDialog(props: SiteDialogProps): ReactNode {
  const { asked, sites, toast, leave, unpublish, endAsking } = props;
  const t = useTranslate("sites");
  if (!asked) return null;
  const { about, site } = asked;
  switch (about) {
    case "rename":
      return <RenameDialog site={site} sites={sites} onClose={endAsking} />;
    case "transfer":
      return (
        <Suspense>
          <TransferSite site={site} sites={sites} toast={toast} onClose={endAsking} />
        </Suspense>
      );
    case "unpublish":
      return (
        <UnpublishDialog name={site.name} onConfirm={() => unpublish(site)} onClose={endAsking} />
      );
    case "leave":
      return (
        <ConfirmDialog
          title={t("sites.leaveTitle", { name: site.name })}
          text={t("sites.leaveText")}
          action={t("sites.leave")}
          onClose={endAsking}
          onConfirm={() => leave(site)}
        />
      );
  }
}
