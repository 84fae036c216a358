import { useState } from "react";
import type { ReactNode } from "react";
import { importProject } from "../../api/import-project.ts";
import { withKept } from "../../api/kept-call.ts";
import { QueryScope } from "../../api/query-scope.tsx";
import { browserCall } from "../../api/browser-call.ts";
import { navigate } from "../../navigation/location.ts";
import { SitesScreen } from "./sites-screen.tsx";

/** `/`. */
export function SitesRoute(): ReactNode {
  const [call] = useState(() => withKept(browserCall()));
  return (
    <QueryScope>
      <SitesScreen call={call} importProject={importProject} navigate={(path) => navigate(path)} />
    </QueryScope>
  );
}
