import { useState } from "react";
import type { ReactNode } from "react";
import type { AccountClient } from "../../api/account-client.ts";
import { ApiError } from "../../api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import { DeadLink, EntryFrame, EntryWait } from "./entry-frame.tsx";
import { PasswordInput } from "./password-input.tsx";
import { lengthProblem } from "./password-length.ts";
import { LinkCodeForm } from "./link-code-form.tsx";
import { useSignInLink } from "./use-sign-in-link.ts";

export interface NewPasswordScreenProps {
  readonly account: Pick<AccountClient, "signInByLink" | "changePassword">;
  readonly location: Pick<Location, "hash" | "search" | "host" | "pathname">;
  readonly onSaved: () => void;
}

const noLink = new ApiError({ status: 401, code: "sign-in-link-invalid", message: "" });

/** A new password by the link of an email, which signs in once; other sessions end with the old password. */
export function NewPasswordScreen(props: NewPasswordScreenProps): ReactNode {
  const { account, location, onSaved } = props;
  const t = useTranslate("accounts");
  const link = useSignInLink(account, location);
  return (
    <EntryFrame title={t("forgotten.title")} host={location.host}>
      {link.state === "none" && <DeadLink error={link.error ?? noLink} />}
      {link.state === "waiting" && <EntryWait>{t("signIn.byLink")}</EntryWait>}
      {link.state === "code" && <LinkCodeForm link={link} />}
      {link.state === "in" && <NewPasswordForm account={account} onSaved={onSaved} />}
    </EntryFrame>
  );
}

function NewPasswordForm({
  account,
  onSaved,
}: Pick<NewPasswordScreenProps, "account" | "onSaved">): ReactNode {
  const t = useTranslate("accounts");
  const say = useTranslate("screens");
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    const length = lengthProblem(password);
    if (length !== undefined) return setProblem(t(length));
    setBusy(true);
    try {
      await account.changePassword({ newPassword: password });
      onSaved();
    } catch (error) {
      setProblem(errorWords(say, error));
      setBusy(false);
    }
  };
  return (
    <form
      className="sign-in-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
    >
      <PasswordInput
        label={t("account.newPassword")}
        autoComplete="new-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        hint={t("account.length")}
        error={problem}
      />
      <p className="size-12 secondary-text">{t("forgotten.ends")}</p>
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
        {t("account.save")}
      </Button>
    </form>
  );
}
