import { useState } from "react";
import type { ReactNode } from "react";
import { importProject } from "../../api/import-project.ts";
import { QueryScope } from "../../api/query-scope.tsx";
import { createCall } from "../../api/request.ts";
import { navigate } from "../../navigation/location.ts";
import { SitesScreen } from "./sites-screen.tsx";

/** `/`. */
export function SitesRoute(): ReactNode {
  const [call] = useState(() => createCall(globalThis.fetch.bind(globalThis)));
  return (
    <QueryScope>
      <SitesScreen call={call} importProject={importProject} navigate={(path) => navigate(path)} />
    </QueryScope>
  );
}
