import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { createAccountClient } from "../../api/account-client.ts";
import { browserCall } from "../../api/browser-call.ts";
import type { SignInAgainProps } from "../../shell/feature.ts";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { SignInForm } from "./sign-in-form.tsx";

/**
 * Signs in over what is being edited, which stays as it is. Whoever signs in with a link does that in another tab, and
 * comes back to this one.
 */
export function SignInAgain({ onClose, onSignedIn, onReturn }: SignInAgainProps): ReactNode {
  const t = useTranslate("accounts");
  const say = useTranslate("screens");
  const [account] = useState(() => createAccountClient(browserCall()));
  useEffect(() => {
    globalThis.addEventListener("focus", onReturn);
    return () => globalThis.removeEventListener("focus", onReturn);
  }, [onReturn]);
  return (
    <Dialog isOpen onClose={onClose} className="form-dialog">
      <DialogHead
        title={t("signIn.again")}
        hint={t("signIn.againHint")}
        closeLabel={say("close")}
        onClose={onClose}
      />
      <div className="form-dialog-body">
        <SignInForm account={account} onSignedIn={onSignedIn} />
      </div>
    </Dialog>
  );
}
