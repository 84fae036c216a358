import { browserSupportsWebAuthn, startAuthentication } from "@simplewebauthn/browser";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { AccountClient } from "../../api/account-client.ts";
import { ApiError } from "../../api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";

interface PasskeySignInProps {
  readonly account: Pick<AccountClient, "passkeySignInOptions" | "signInByPasskey">;
  readonly onSignedIn: () => void;
}

/** Signs in by a passkey, where the browser knows them. */
export function PasskeySignIn({ account, onSignedIn }: PasskeySignInProps): ReactNode {
  const t = useTranslate("accounts");
  const say = useTranslate("screens");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (!browserSupportsWebAuthn()) return null;
  const signIn = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const optionsJSON = await account.passkeySignInOptions();
      await account.signInByPasskey(await startAuthentication({ optionsJSON }));
      onSignedIn();
    } catch (error) {
      // the browser says the same of a person who changes their mind and of one who has no passkey
      setProblem(error instanceof ApiError ? errorWords(say, error) : t("signIn.noPasskey"));
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="lg" isBusy={isBusy} onClick={() => void signIn()}>
        <KeyRound aria-hidden="true" />
        {t("signIn.byPasskey")}
      </Button>
      {problem !== undefined && (
        <p className="hint error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
