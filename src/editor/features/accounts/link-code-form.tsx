import { useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { CodeField } from "./code-field.tsx";
import type { SignInLink } from "./use-sign-in-link.ts";

/** The code that a link of an email doesn't take the place of. */
export function LinkCodeForm({ link: { error, send } }: { readonly link: SignInLink }): ReactNode {
  const t = useTranslate("accounts");
  const [code, setCode] = useState("");
  return (
    <form
      className="sign-in-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== "") send(code);
      }}
    >
      <CodeField value={code} onChange={setCode} error={error} />
      <Button type="submit" variant="primary" size="lg">
        {t("signIn.submit")}
      </Button>
    </form>
  );
}
