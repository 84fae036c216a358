import type { ReactNode } from "react";
import { useDrafts } from "../../session/drafts/drafts-context.ts";
import { SaveStatus } from "../../shell/save-status.tsx";
import { SiteBar } from "../../shell/site-bar.tsx";
import { useSignal } from "../../signals/signal.ts";

/** Nothing is called saved while something stands in a field that the document doesn't have. */
function Saving(): ReactNode {
  const isPending = useSignal(useDrafts().fields).length > 0;
  return (
    <div className={isPending ? "settings-typing" : undefined}>
      <SaveStatus />
    </div>
  );
}

/** The site's bar, with the state of the fields. */
export function SettingsBar(): ReactNode {
  return <SiteBar saving={<Saving />} />;
}
