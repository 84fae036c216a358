import { useState } from "react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { QueryScope } from "./api/query-scope.tsx";
import { createCall } from "./api/request.ts";
import { SitesScreen } from "./screens/sites-screen.tsx";

/** `/`. */
export function SitesRoute(): ReactNode {
  const navigate = useNavigate();
  const [call] = useState(() => createCall(globalThis.fetch.bind(globalThis)));
  return (
    <QueryScope>
      <SitesScreen call={call} navigate={(path) => void navigate(path)} />
    </QueryScope>
  );
}
