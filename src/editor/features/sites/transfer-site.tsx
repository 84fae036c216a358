import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { SiteInfo } from "#/api/sites.ts";
import type { SitesClient } from "../../api/sites-client.ts";
import { useDraftOf } from "../../session/drafts/use-form-draft.ts";
import { TransferDialog, transferDraft } from "../../shell/site-dialogs/transfer-dialog.tsx";
import type { ToastsState } from "../../ui/use-toasts.ts";
import { useLanguage, useTranslate } from "../../words/i18n.ts";

interface TransferSiteProps {
  readonly site: SiteInfo;
  readonly sites: SitesClient;
  readonly toast: ToastsState["show"];
  readonly onClose: () => void;
}

/** Transfers a site of the list: by email where the server sends any. */
export function TransferSite({ site, sites, toast, onClose }: TransferSiteProps): ReactNode {
  const t = useTranslate("screens");
  const people = sites.peopleOf(site.id, useLanguage());
  const draft = useDraftOf({ site }, transferDraft);
  const { text } = draft;
  const { data, isError } = useQuery({
    queryKey: ["site-people", site.id],
    queryFn: () => people.people(),
  });
  // who can't be asked about is asked all the same: the answer has a link, or it hasn't
  if (!data && !isError) return null;
  return (
    <TransferDialog
      name={site.name}
      sendsMail={data?.sendsMail ?? true}
      draft={draft}
      invite={people.transfer}
      onSent={() => toast(t("transfer.sent", { email: text }))}
      onClose={onClose}
    />
  );
}
