import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { typedWithin } from "../../../ui/typed-within.ts";
import type { AccountClient } from "../../../api/account-client.ts";
import { lookAgain } from "../../../api/look-again.ts";
import { Field } from "../../../ui/field.tsx";
import { errorWords } from "../../../words/error-words.ts";
import { useTranslate } from "../../../words/i18n.ts";

interface NameFieldProps {
  readonly client: Pick<AccountClient, "rename">;
  readonly name: string;
}

/** The name that others see. It is saved with Enter, or once the field is left. */
export function NameField({ client, name }: NameFieldProps): ReactNode {
  const t = useTranslate("account");
  const enter = useTranslate("accounts");
  const say = useTranslate("screens");
  const queries = useQueryClient();
  const [typed, setTyped] = useState(name);
  const [saved, setSaved] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const change = useMutation({
    mutationFn: (wanted: string) => client.rename(wanted),
    onSuccess: (_, wanted) => {
      setSaved(wanted);
      return lookAgain(queries, ["session"]);
    },
  });
  const wanted = typed.trim();
  const save = (): void => {
    setMissing(wanted === "" && saved !== "");
    if (wanted !== "" && wanted !== saved && !change.isPending) change.mutate(wanted);
  };
  const error = isMissing
    ? enter("invitation.nameMissing")
    : change.isError
      ? errorWords(say, change.error)
      : undefined;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label={t("name.label")}
        autoComplete="name"
        value={typed}
        onChange={({ target }) => setTyped(typedWithin(target, typed, 80))}
        onBlur={save}
        hint={t(change.isSuccess ? "name.saved" : "name.hint")}
        error={error}
      />
    </form>
  );
}
