import { useState } from "react";
import type { ReactNode } from "react";
import { createAccountClient } from "../../api/account-client.ts";
import { browserCall } from "../../api/browser-call.ts";
import { EmailChangeScreen } from "./email-change-screen.tsx";

/** `/email-change`. */
export function EmailChangeRoute(): ReactNode {
  const [account] = useState(() => createAccountClient(browserCall()));
  return <EmailChangeScreen account={account} location={globalThis.location} />;
}
