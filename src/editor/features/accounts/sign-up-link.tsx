import { useEffect, useEffectEvent, useState } from "react";
import type { ReactNode } from "react";
import type { AccountClient } from "../../api/account-client.ts";
import { Link } from "../../navigation/link.tsx";
import { useTranslate } from "../../words/i18n.ts";

/** The way to an account of one's own, where the operator lets people have one. */
export function SignUpLink({ account }: { account: Pick<AccountClient, "signUps"> }): ReactNode {
  const t = useTranslate("accounts");
  const [isOpen, setOpen] = useState(false);
  const look = useEffectEvent(() => {
    // without an answer one signs in all the same
    account.signUps().then(
      (answer) => setOpen(answer.isOpen),
      () => undefined,
    );
  });
  useEffect(() => look(), []);
  if (!isOpen) return null;
  return (
    <p className="sign-in-forgotten secondary-text">
      {t("signUp.ask")}{" "}
      <Link className="link" to="/sign-up">
        {t("signUp.link")}
      </Link>
    </p>
  );
}
