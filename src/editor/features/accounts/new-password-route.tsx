import { useState } from "react";
import type { ReactNode } from "react";
import { createAccountClient } from "../../api/account-client.ts";
import { browserCall } from "../../api/browser-call.ts";
import { navigate } from "../../navigation/location.ts";
import { NewPasswordScreen } from "./new-password-screen.tsx";

/** `/new-password`. */
export function NewPasswordRoute(): ReactNode {
  const [account] = useState(() => createAccountClient(browserCall()));
  return (
    <NewPasswordScreen
      account={account}
      location={globalThis.location}
      onSaved={() => navigate("/", { replace: true })}
    />
  );
}
