import { Inbox, Settings } from "lucide-react";
import type { ReactNode } from "react";
import { useSignal } from "../signals/signal.ts";
import { useEditor } from "../session/editor.ts";
import { useTranslate } from "../words/i18n.ts";
import { Link } from "../navigation/link.tsx";
import { panels } from "./plug-ins.ts";
import type { PanelPlugIn } from "./plug-ins.ts";

function Entry({
  plugIn: { name, label, Icon, isAside = false },
}: {
  plugIn: PanelPlugIn;
}): ReactNode {
  const { panel } = useEditor();
  const t = useTranslate();
  const isOpen = useSignal(panel) === name;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={isAside ? t(label) : undefined}
      title={isAside ? t(label) : undefined}
      onClick={() => panel.set(isOpen ? null : name)}
    >
      <Icon aria-hidden="true" />
      {!isAside && t(label)}
    </button>
  );
}

/** Lead to what is a screen of its own: the site's settings and, for its owner, the inbox. */
function ScreenEntries(): ReactNode {
  const { site } = useEditor();
  const t = useTranslate();
  return (
    <>
      <Link to={`/sites/${site.id}/settings`}>
        <Settings aria-hidden="true" />
        {t("frame.site")}
      </Link>
      {site.role === "owner" && (
        <Link to={`/sites/${site.id}/inbox`}>
          <Inbox aria-hidden="true" />
          {t("frame.inbox")}
        </Link>
      )}
    </>
  );
}

/** Opens the panels: a rail on the left, and a dock at the bottom of a phone. */
export function Rail(): ReactNode {
  const t = useTranslate();
  const main = panels.filter(({ isAside = false }) => !isAside);
  return (
    <nav className="rail" aria-label={t("frame.panels")}>
      {main.map((plugIn) => (
        <Entry key={plugIn.name} plugIn={plugIn} />
      ))}
      <ScreenEntries />
      <span className="sp" />
      {panels
        .filter(({ isAside = false }) => isAside)
        .map((plugIn) => (
          <Entry key={plugIn.name} plugIn={plugIn} />
        ))}
    </nav>
  );
}

export function Dock(): ReactNode {
  const t = useTranslate();
  return (
    <nav className="dock" aria-label={t("frame.panels")}>
      {panels
        .filter(({ isAside = false }) => !isAside)
        .map((plugIn) => (
          <Entry key={plugIn.name} plugIn={plugIn} />
        ))}
      <ScreenEntries />
    </nav>
  );
}
