import { useState } from "react";
import type { ReactNode } from "react";
import { createAccountClient } from "../../api/account-client.ts";
import { browserCall } from "../../api/browser-call.ts";
import { navigate } from "../../navigation/location.ts";
import { SignUpScreen } from "./sign-up-screen.tsx";

/** `/sign-up`. */
export function SignUpRoute(): ReactNode {
  const [account] = useState(() => createAccountClient(browserCall()));
  return (
    <SignUpScreen
      account={account}
      location={globalThis.location}
      onSignedUp={() => navigate("/", { replace: true })}
    />
  );
}
