import { useState } from "react";
import type { ReactNode } from "react";
import { createAccountClient } from "../../api/account-client.ts";
import { createCall } from "../../api/request.ts";
import { navigate } from "../../navigation/location.ts";
import { SignUpScreen } from "./sign-up-screen.tsx";

/** `/sign-up`. */
export function SignUpRoute(): ReactNode {
  const [account] = useState(() =>
    createAccountClient(createCall(globalThis.fetch.bind(globalThis))),
  );
  return (
    <SignUpScreen
      account={account}
      location={globalThis.location}
      onSignedUp={() => navigate("/", { replace: true })}
    />
  );
}
