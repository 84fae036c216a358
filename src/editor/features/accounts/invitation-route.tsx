import { useState } from "react";
import type { ReactNode } from "react";
import { createAccountClient } from "../../api/account-client.ts";
import { browserCall } from "../../api/browser-call.ts";
import { navigate } from "../../navigation/location.ts";
import { editingPath } from "../../words/site-status.ts";
import { adoptPreferences } from "./own/adopt-preferences.ts";
import { InvitationScreen } from "./invitation-screen.tsx";

/** `/invitation`. */
export function InvitationRoute(): ReactNode {
  const [account] = useState(() => createAccountClient(browserCall()));
  return (
    <InvitationScreen
      account={account}
      location={globalThis.location}
      onAccepted={async (site) => {
        await adoptPreferences(account);
        navigate(editingPath(site), { replace: true });
      }}
    />
  );
}
