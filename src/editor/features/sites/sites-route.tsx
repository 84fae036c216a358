import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { cutText } from "#/lib/cut-text.ts";
import { importProject } from "../../api/import-project.ts";
import { withKept } from "../../api/kept-call.ts";
import { QueryScope } from "../../api/query-scope.tsx";
import { browserCall } from "../../api/browser-call.ts";
import { navigate } from "../../navigation/location.ts";
import { SitesScreen } from "./sites-screen.tsx";

/** As much of an address as is told. */
const longestAddress = 60;

/** The path that shows the sites because no screen is there; undefined where it is theirs. */
export function pathOfNothing(path: string): string | undefined {
  return /^\/(?:sites\/?)?$/.test(path) ? undefined : cutText(path, longestAddress);
}

/** `/`, and whatever is no screen: its address becomes that of the sites, and it is said why. */
export function SitesRoute(): ReactNode {
  const [call] = useState(() => withKept(browserCall()));
  const [nowhere] = useState(() => pathOfNothing(location.pathname));
  useEffect(() => {
    if (nowhere !== undefined) navigate("/", { replace: true });
  }, [nowhere]);
  return (
    <QueryScope>
      <SitesScreen
        call={call}
        importProject={importProject}
        navigate={(path) => navigate(path)}
        nowhere={nowhere}
      />
    </QueryScope>
  );
}
