import { useState } from "react";
import type { ReactNode } from "react";
import type { ListedPerson } from "#/api/operator-people.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { ReasonField } from "../reason-field.tsx";
import { FormError, useSubmit } from "../use-submit.tsx";
import { QuotasDialog } from "./quotas-dialog.tsx";
import type { PersonDeeds } from "./use-person-deeds.ts";

/** What is asked before an account is suspended or gets limits of its own. */
export function PersonDialogs({ deeds }: { deeds: PersonDeeds }): ReactNode {
  const { opened, close, suspend, setQuotas } = deeds;
  if (opened?.deed === "suspend")
    return <SuspendDialog person={opened.person} onClose={close} suspend={suspend} />;
  if (opened?.deed === "quotas")
    return <QuotasDialog person={opened.person} onClose={close} setQuotas={setQuotas} />;
  return null;
}

function SuspendDialog({
  person,
  onClose,
  suspend,
}: {
  readonly person: ListedPerson;
  readonly onClose: () => void;
  readonly suspend: PersonDeeds["suspend"];
}): ReactNode {
  const t = useTranslate("operators");
  const [reason, setReason] = useState("");
  const form = useSubmit(() => suspend(person, reason.trim()));
  const isMissing = reason.trim() === "";
  return (
    <FormDialog
      title={t("people.suspend.title", { email: person.email })}
      hint={t("people.suspend.about")}
      submit={t("people.suspend.submit")}
      variant="danger"
      isBusy={form.isBusy}
      onSubmit={() => form.submit(!isMissing)}
      onClose={onClose}
    >
      <ReasonField
        label={t("people.suspend.reason")}
        value={reason}
        isMissing={form.wasTried && isMissing}
        onChange={setReason}
      />
      <FormError error={form.error} />
    </FormDialog>
  );
}
