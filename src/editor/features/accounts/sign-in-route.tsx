import { useState } from "react";
import type { ReactNode } from "react";
import { createAccountClient } from "../../api/account-client.ts";
import { browserCall } from "../../api/browser-call.ts";
import { navigate } from "../../navigation/location.ts";
import { adoptPreferences } from "./own/adopt-preferences.ts";
import { SignInScreen } from "./sign-in-screen.tsx";

/** `/sign-in`. */
export function SignInRoute(): ReactNode {
  const [account] = useState(() => createAccountClient(browserCall()));
  return (
    <SignInScreen
      account={account}
      location={globalThis.location}
      onSignedIn={async (path) => {
        await adoptPreferences(account);
        navigate(path, { replace: true });
      }}
    />
  );
}
