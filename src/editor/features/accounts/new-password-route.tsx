import { useState } from "react";
import type { ReactNode } from "react";
import { createAccountClient } from "../../api/account-client.ts";
import { createCall } from "../../api/request.ts";
import { navigate } from "../../navigation/location.ts";
import { NewPasswordScreen } from "./new-password-screen.tsx";

/** `/new-password`. */
export function NewPasswordRoute(): ReactNode {
  const [account] = useState(() =>
    createAccountClient(createCall(globalThis.fetch.bind(globalThis))),
  );
  return (
    <NewPasswordScreen
      account={account}
      location={globalThis.location}
      onSaved={() => navigate("/", { replace: true })}
    />
  );
}
