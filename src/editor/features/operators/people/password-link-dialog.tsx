import { useState } from "react";
import type { ReactNode } from "react";
import type { ListedPerson } from "#/api/operator-people.ts";
import { ErrorNote } from "../../../ui/error-note.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { LinkDialog } from "../link-dialog.tsx";
import { useSubmit } from "../use-submit.ts";
import type { PersonDeeds } from "./use-person-deeds.ts";

interface PasswordLinkDialogProps {
  readonly person: ListedPerson;
  readonly onClose: () => void;
  readonly makePasswordLink: PersonDeeds["makePasswordLink"];
}

/** Says what a link to a new password does, makes it and shows it, once. */
export function PasswordLinkDialog(props: PasswordLinkDialogProps): ReactNode {
  const { person, onClose, makePasswordLink } = props;
  const { email } = person;
  const t = useTranslate("operators");
  const [link, setLink] = useState<string>();
  const form = useSubmit(async () => setLink(await makePasswordLink(person)));
  if (link !== undefined)
    return (
      <LinkDialog
        title={t("people.password.linkTitle")}
        hint={t("people.password.linkAbout", { email })}
        link={link}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={t("people.password.title", { email })}
      hint={t("people.password.about")}
      submit={t("people.password.submit")}
      isBusy={form.isBusy}
      onSubmit={() => form.submit(true)}
      onClose={onClose}
    >
      <ErrorNote error={form.error} />
    </FormDialog>
  );
}
