import type { ReactNode } from "react";
import { useTranslate } from "../../../words/i18n.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import { RecipientDialog } from "../recipient-dialog.tsx";
import type { SiteDeeds } from "./use-site-deeds.ts";

/** What is asked before a site is handed over or taken offline. */
export function SiteDialogs({ deeds }: { deeds: SiteDeeds }): ReactNode {
  const t = useTranslate("operators");
  const { opened, close, takeDown, transfer } = deeds;
  if (!opened) return null;
  const { deed, site } = opened;
  if (deed === "transfer")
    return (
      <RecipientDialog
        title={t("sites.transfer.title", { name: site.name })}
        hint={t("sites.transfer.about")}
        label={t("sites.transfer.email")}
        submit={t("sites.transfer.submit")}
        onSend={(email) => transfer(site, email)}
        onClose={close}
      />
    );
  return (
    <ReasonDialog
      title={t("sites.takeDown.title", { name: site.name })}
      hint={t("sites.takeDown.about")}
      label={t("reasonForOwner")}
      submit={t("sites.takeDown.submit")}
      onSend={(reason) => takeDown(site, reason)}
      onClose={close}
    />
  );
}
