import { useState } from "react";
import type { ReactNode } from "react";
import { browserCall } from "../../api/browser-call.ts";
import { QueryScope } from "../../api/query-scope.tsx";
import { navigate, usePath } from "../../navigation/location.ts";
import { OperatorFrame } from "./operator-frame.tsx";

/** `/operator/{screen}`. */
export function OperatorRoute(): ReactNode {
  const [call] = useState(browserCall);
  const path = usePath();
  return (
    <QueryScope>
      <OperatorFrame call={call} path={path} navigate={(to) => navigate(to)} />
    </QueryScope>
  );
}
