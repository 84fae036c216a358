import { Ellipsis, Eye } from "lucide-react";
import type { ReactNode } from "react";
import { canvasState } from "../canvas/canvas-state.ts";
import { Link } from "../navigation/link.tsx";
import { navigate } from "../navigation/location.ts";
import { useEditor } from "../session/editor.ts";
import { useMay, useSitePart } from "../session/hooks.ts";
import { useSignal } from "../signals/signal.ts";
import { MenuButton } from "../ui/layer/menu-button.tsx";
import { useTranslate } from "../words/i18n.ts";
import type { PanelEntry, RailLink } from "./feature.ts";
import { focusPanel } from "./focus-panel.ts";
import { useFeatures } from "./features-context.ts";
import { useMoreActions } from "./more-actions.ts";
import type { MoreAction } from "./more-actions.ts";
import { openPanel } from "./panel-state.ts";
import { mostInDock, railEntries } from "./rail-entries.ts";
import type { RailPart } from "./rail-entries.ts";

/** What the features offer to whoever has the site open. */
function useEntries(): readonly RailPart[] {
  const { site, role } = useEditor();
  const hasLanguages = useSitePart("languages").length > 1;
  return railEntries(useFeatures(), { ...site, role: useSignal(role), hasLanguages });
}

function PanelButton({ entry, isNamed }: { entry: PanelEntry; isNamed: boolean }): ReactNode {
  const panel = openPanel(useEditor());
  const t = useTranslate();
  const isOpen = useSignal(panel) === entry.name;
  const name = t(entry.label);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={isNamed ? undefined : name}
      title={isNamed ? undefined : name}
      onClick={({ detail }) => {
        panel.set(isOpen ? null : entry.name);
        // by a key: what was opened comes next
        if (!isOpen && detail === 0) focusPanel();
      }}
    >
      <entry.Icon aria-hidden="true" />
      {isNamed && name}
    </button>
  );
}

function ScreenLink({ entry, isNamed }: { entry: RailLink; isNamed: boolean }): ReactNode {
  const { site } = useEditor();
  const name = useTranslate()(entry.label);
  return (
    <Link
      to={entry.address(site)}
      aria-label={isNamed ? undefined : name}
      title={isNamed ? undefined : name}
    >
      <entry.Icon aria-hidden="true" />
      {isNamed && name}
    </Link>
  );
}

interface EntriesProps {
  readonly entries: readonly RailPart[];
  /** With its name below its icon. */
  readonly isNamed: boolean;
}

function Entries({ entries, isNamed }: EntriesProps): ReactNode {
  return entries.map((entry) =>
    "Panel" in entry ? (
      <PanelButton key={entry.label} entry={entry} isNamed={isNamed} />
    ) : (
      <ScreenLink key={entry.label} entry={entry} isNamed={isNamed} />
    ),
  );
}

/** Opens the panels and leads to the site's other screens, at the editor's left edge. */
export function Rail(): ReactNode {
  const t = useTranslate();
  const entries = useEntries();
  return (
    <nav className="rail" aria-label={t("frame.panels")}>
      <Entries isNamed entries={entries.filter(({ isAside }) => !isAside)} />
      <span className="spacer" />
      <Entries isNamed={false} entries={entries.filter(({ isAside }) => isAside)} />
    </nav>
  );
}

interface MoreProps {
  readonly actions: readonly MoreAction[];
  readonly entries: readonly RailPart[];
}

/** What the bar and the dock have no room for. */
function More({ actions, entries }: MoreProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const panel = openPanel(editor);
  const open = (label: string): void => {
    actions.find((one) => one.label === label)?.run();
    const entry = entries.find((one) => one.label === label);
    if (!entry) return;
    if ("Panel" in entry) panel.set(entry.name);
    else navigate(entry.address(editor.site));
  };
  return (
    <MenuButton
      label={t("more")}
      className=""
      choices={[...actions, ...entries].map(({ label, Icon }) => ({
        value: label,
        label: t(label),
        icon: <Icon aria-hidden="true" />,
      }))}
      onChoose={open}
    >
      <Ellipsis aria-hidden="true" />
      {t("more")}
    </MenuButton>
  );
}

/** The rail of phones, at the bottom. */
export function Dock(): ReactNode {
  const t = useTranslate();
  const entries = useEntries().filter((entry) => !("isForKeyboards" in entry));
  const main = entries.slice(0, mostInDock);
  const { isPreview } = canvasState(useEditor());
  const preview = { label: "frame.preview", Icon: Eye, run: () => isPreview.set(true) } as const;
  const actions = [...(useMay()("writer") ? [preview] : []), ...useMoreActions()];
  return (
    <nav className="dock" aria-label={t("frame.panels")}>
      <Entries isNamed entries={main} />
      <More actions={actions} entries={entries.slice(mostInDock)} />
    </nav>
  );
}
