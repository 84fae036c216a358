import { Suspense } from "react";
import type { ReactNode } from "react";
import type { SiteInfo } from "#/api/sites.ts";
import type { SitesClient } from "../../api/sites-client.ts";
import { latePart } from "../../ui/late-part.tsx";
import type { ToastsState } from "../../ui/use-toasts.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import type { Asked } from "./use-site-actions.ts";

const TransferSite = latePart(async () => {
  const { TransferSite: default_ } = await import("./transfer-site.tsx");
  return { default: default_ };
});
const UnpublishDialog = latePart(async () => {
  const { UnpublishDialog: default_ } =
    await import("../../shell/site-dialogs/unpublish-dialog.tsx");
  return { default: default_ };
});

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
        <Suspense>
          <UnpublishDialog name={site.name} onConfirm={() => unpublish(site)} onClose={endAsking} />
        </Suspense>
      );
    case "leave":
      return (
        <LeaveDialog
          site={site}
          onEnd={(isSure) => {
            endAsking();
            if (isSure) leave(site);
          }}
        />
      );
  }
}
