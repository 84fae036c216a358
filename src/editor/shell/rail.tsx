import type { ReactNode } from "react";
import { useSignal } from "../signals/signal.ts";
import { useEditor } from "../session/editor.ts";
import { useTranslate } from "../words/i18n.ts";
import { Link } from "../navigation/link.tsx";
import type { PanelEntry } from "./feature.ts";
import { useMay, useSitePart } from "../session/hooks.ts";
import { useFeatures } from "./features-context.ts";
import { openPanel } from "./panel-state.ts";

function Entry({
  entry: { name, label, Icon, isAside = false },
}: {
  entry: PanelEntry;
}): ReactNode {
  const panel = openPanel(useEditor());
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

/** Lead to what is a screen of its own, e.g. the site's settings. */
function ScreenEntries(): ReactNode {
  const { site } = useEditor();
  const may = useMay();
  const t = useTranslate();
  const hasLanguages = useSitePart("languages").length > 1;
  const links = useFeatures().flatMap(({ railLinks }) => railLinks ?? []);
  return (
    <>
      {links
        .filter(({ needs = "editor" }) => may(needs))
        .filter(({ isForLanguages = false }) => hasLanguages || !isForLanguages)
        .map(({ label, Icon, address }) => (
          <Link key={label} to={address(site)}>
            <Icon aria-hidden="true" />
            {t(label)}
          </Link>
        ))}
    </>
  );
}

function usePanels(): readonly PanelEntry[] {
  const may = useMay();
  return useFeatures()
    .flatMap(({ panels }) => panels ?? [])
    .filter(({ needs = "editor" }) => may(needs));
}

/** Opens the panels: a rail on the left, and a dock at the bottom of a phone. */
export function Rail(): ReactNode {
  const t = useTranslate();
  const panels = usePanels();
  const main = panels.filter(({ isAside = false }) => !isAside);
  return (
    <nav className="rail" aria-label={t("frame.panels")}>
      {main.map((entry) => (
        <Entry key={entry.name} entry={entry} />
      ))}
      <ScreenEntries />
      <span className="spacer" />
      {panels
        .filter(({ isAside = false }) => isAside)
        .map((entry) => (
          <Entry key={entry.name} entry={entry} />
        ))}
    </nav>
  );
}

export function Dock(): ReactNode {
  const t = useTranslate();
  const panels = usePanels();
  return (
    <nav className="dock" aria-label={t("frame.panels")}>
      {panels
        .filter(({ isAside = false }) => !isAside)
        .map((entry) => (
          <Entry key={entry.name} entry={entry} />
        ))}
      <ScreenEntries />
    </nav>
  );
}
