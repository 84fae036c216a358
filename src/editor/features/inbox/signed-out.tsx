import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { lookAgain } from "../../api/look-again.ts";
import { SignInOver } from "../../shell/sign-in-over.tsx";
import { Button } from "../../ui/button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { inboxKeys } from "./use-entries.ts";

/** Stands in place of what visitors sent once the session is over; signing in again brings that back. */
export function SignedOut(): ReactNode {
  const queries = useQueryClient();
  const t = useTranslate();
  const own = useTranslate("inbox");
  const say = useTranslate("screens");
  const [isOpen, setOpen] = useState(false);
  return (
    <main className="empty inbox-empty">
      <h1 className="section-title">{own("title")}</h1>
      <p role="alert">{say("errors.not-signed-in")}</p>
      <Button onClick={() => setOpen(true)}>{t("save.signIn")}</Button>
      {isOpen && (
        <SignInOver
          onClose={() => setOpen(false)}
          onBack={() => void lookAgain(queries, inboxKeys.all)}
        />
      )}
    </main>
  );
}
