import { useState } from "react";
import type { ReactNode } from "react";
import type { ListedSite } from "#/api/operator-sites.ts";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { ReasonField } from "../reason-field.tsx";
import { FormError, useSubmit } from "../use-submit.tsx";
import type { SiteDeeds } from "./use-site-deeds.ts";

/** What is asked before a site is handed over or taken offline. */
export function SiteDialogs({ deeds }: { deeds: SiteDeeds }): ReactNode {
  const { opened, close, takeDown, transfer } = deeds;
  if (opened?.deed === "takeDown")
    return <TakeDownDialog site={opened.site} onClose={close} takeDown={takeDown} />;
  if (opened?.deed === "transfer")
    return <TransferDialog site={opened.site} onClose={close} transfer={transfer} />;
  return null;
}

function TakeDownDialog({
  site,
  onClose,
  takeDown,
}: {
  readonly site: ListedSite;
  readonly onClose: () => void;
  readonly takeDown: SiteDeeds["takeDown"];
}): ReactNode {
  const t = useTranslate("operators");
  const [reason, setReason] = useState("");
  const form = useSubmit(() => takeDown(site, reason.trim()));
  const isMissing = form.wasTried && reason.trim() === "";
  return (
    <FormDialog
      title={t("sites.takeDown.title", { name: site.name })}
      hint={t("sites.takeDown.about")}
      submit={t("sites.takeDown.submit")}
      variant="danger"
      isBusy={form.isBusy}
      onSubmit={() => form.submit(reason.trim() !== "")}
      onClose={onClose}
    >
      <ReasonField
        label={t("reasonForOwner")}
        value={reason}
        isMissing={isMissing}
        onChange={setReason}
      />
      <FormError error={form.error} />
    </FormDialog>
  );
}

function TransferDialog({
  site,
  onClose,
  transfer,
}: {
  readonly site: ListedSite;
  readonly onClose: () => void;
  readonly transfer: SiteDeeds["transfer"];
}): ReactNode {
  const t = useTranslate("operators");
  const [email, setEmail] = useState("");
  const form = useSubmit(() => transfer(site, email.trim()));
  const isWrong = form.wasTried && !email.includes("@");
  return (
    <FormDialog
      title={t("sites.transfer.title", { name: site.name })}
      hint={t("sites.transfer.about")}
      submit={t("sites.transfer.submit")}
      isBusy={form.isBusy}
      onSubmit={() => form.submit(email.includes("@"))}
      onClose={onClose}
    >
      <Field
        isLarge
        type="email"
        label={t("sites.transfer.email")}
        value={email}
        autoComplete="off"
        maxLength={254}
        onChange={(event) => setEmail(event.target.value)}
        error={isWrong ? t("emailWrong") : undefined}
      />
      <FormError error={form.error} />
    </FormDialog>
  );
}
