import { useState } from "react";
import type { ReactNode } from "react";
import { createAccountClient } from "../../../api/account-client.ts";
import { QueryScope } from "../../../api/query-scope.tsx";
import { browserCall } from "../../../api/browser-call.ts";
import { navigate } from "../../../navigation/location.ts";
import { AccountScreen } from "./account-screen.tsx";

/** `/account`. */
export function AccountRoute(): ReactNode {
  const [client] = useState(() => createAccountClient(browserCall()));
  return (
    <QueryScope>
      <AccountScreen client={client} navigate={(path) => navigate(path)} />
    </QueryScope>
  );
}
