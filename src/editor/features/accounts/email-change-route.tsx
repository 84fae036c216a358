import { useState } from "react";
import type { ReactNode } from "react";
import { createAccountClient } from "../../api/account-client.ts";
import { createCall } from "../../api/request.ts";
import { EmailChangeScreen } from "./email-change-screen.tsx";

/** `/email-change`. */
export function EmailChangeRoute(): ReactNode {
  const [account] = useState(() =>
    createAccountClient(createCall(globalThis.fetch.bind(globalThis))),
  );
  return <EmailChangeScreen account={account} location={globalThis.location} />;
}
