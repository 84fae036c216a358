import { useState } from "react";
import type { ReactNode } from "react";
import { QueryScope } from "../../api/query-scope.tsx";
import { createCall } from "../../api/request.ts";
import { navigate } from "../../navigation/location.ts";
import { inboxPlace } from "./inbox-place.ts";
import { InboxScreen } from "./inbox-screen.tsx";

/** `/sites/{id}/inbox/{list}/{entry}`. */
export function InboxRoute({ site, rest }: { site: string; rest: string }): ReactNode {
  const [call] = useState(() => createCall(globalThis.fetch.bind(globalThis)));
  return (
    <QueryScope key={site}>
      <InboxScreen call={call} site={site} place={inboxPlace(rest)} navigate={navigate} />
    </QueryScope>
  );
}
