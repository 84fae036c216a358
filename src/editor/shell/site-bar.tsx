import type { ReactNode } from "react";
import { useEditor } from "../session/editor.ts";
import { usePageIndex, useSitePart } from "../session/hooks.ts";
import { pageSlug } from "#/api/editor-address.ts";
import { useSignal } from "../signals/signal.ts";
import { BarParts } from "./bar-parts.tsx";
import { HomeLink } from "./home-link.tsx";
import type { StayingSteps } from "./keys/staying-steps.ts";
import { useMoreActions } from "./more-actions.ts";
import { SaveStatus } from "./save-status.tsx";
import { SiteLinks } from "./site-links.tsx";
import { HistoryButtons } from "./top-bar.tsx";

/** Where the canvas shows the page that it showed before. */
function useCanvasAddress(): string {
  const { page, site } = useEditor();
  const shown = useSignal(page);
  const { entries } = usePageIndex();
  const entry = entries.find(({ id }) => id === shown) ?? entries[0];
  return `/sites/${site.id}/edit/${entry ? pageSlug(entry) : "home"}`;
}

interface SiteBarProps {
  /** Where undoing leaves the screen as it is. */
  readonly steps?: StayingSteps;
  /** In place of the state of saving. */
  readonly saving?: ReactNode;
  /** Behind the name of the screen that is shown. */
  readonly mark?: ReactNode;
  /** What the screen itself has in the bar. */
  readonly children?: ReactNode;
}

/** Over every screen of a site but the canvas: its name, the ways to its screens, saving, history and publishing. */
export function SiteBar({ steps, saving, mark, children }: SiteBarProps): ReactNode {
  const { site, role } = useEditor();
  const name = useSitePart("name");
  const hasLanguages = useSitePart("languages").length > 1;
  const shown = { ...site, role: useSignal(role) };
  return (
    <header className="app-header">
      <HomeLink />
      <span className="strong truncated site-bar-name" title={name}>
        {name}
      </span>
      <SiteLinks
        site={shown}
        hasLanguages={hasLanguages}
        editing={useCanvasAddress()}
        actions={useMoreActions(steps)}
        mark={mark}
      />
      <span className="grow" />
      {children && (
        <>
          {children}
          <span className="grow" />
        </>
      )}
      {saving ?? <SaveStatus />}
      <BarParts part="BarNote" />
      <HistoryButtons {...(steps && { steps })} />
      <BarParts part="BarAction" />
    </header>
  );
}
