import { ChevronDown, Eye, Monitor, Redo2, Smartphone, Tablet, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useSignal } from "../signals/signal.ts";
import { useEditor } from "../session/editor.ts";
import type { Editor } from "../session/editor.ts";
import { canvasState } from "../canvas/canvas-state.ts";
import type { Device } from "../canvas/canvas-state.ts";
import { BarParts } from "./bar-parts.tsx";
import { useTranslate } from "../words/i18n.ts";
import { MenuButton } from "../ui/layer/menu-button.tsx";
import { Segmented } from "../ui/segmented.tsx";
import { HomeLink } from "./home-link.tsx";
import { useMay, useSitePart } from "../session/hooks.ts";
import { SaveStatus } from "./save-status.tsx";
import { ZoomMenu } from "./zoom-menu.tsx";
import "./top-bar.css";

function SiteLanguageMenu(): ReactNode {
  const { language } = useEditor();
  const t = useTranslate();
  const languages = useSitePart("languages");
  const code = useSignal(language);
  const name = languages.find((one) => one.code === code)?.localName ?? code;
  if (languages.length < 2) return null;
  const choices = languages.map((one) => ({ value: one.code, label: one.localName }));
  return (
    <MenuButton
      label={t("frame.language", { name })}
      className="button ghost language-menu"
      choices={choices}
      value={code}
      onChoose={language.set}
    >
      {code.toUpperCase()}
      <ChevronDown className="size-14 hide-small" aria-hidden="true" />
    </MenuButton>
  );
}

function DeviceSwitch(): ReactNode {
  const { device } = canvasState(useEditor());
  const t = useTranslate();
  const current = useSignal(device);
  const icons = { desktop: Monitor, tablet: Tablet, mobile: Smartphone };
  const widths = { desktop: "1280", tablet: "768", mobile: "390" };
  const choices = (["desktop", "tablet", "mobile"] as const).map((value) => {
    const Icon = icons[value];
    const content = (
      <>
        <Icon aria-hidden="true" />
        {value === current && <span className="num">{widths[value]}</span>}
      </>
    );
    return { value, label: t(`frame.${value}`), content };
  });
  return (
    <Segmented<Device>
      label={t("frame.width")}
      choices={choices}
      value={current}
      onChoose={device.set}
    />
  );
}

interface HistoryButtonsProps {
  /** Where a screen stays what it is: what undoing and redoing do instead of leading to the change. */
  readonly steps?: Pick<Editor, "undo" | "redo">;
}

/** Undo and redo. */
export function HistoryButtons({ steps }: HistoryButtonsProps): ReactNode {
  const editor = useEditor();
  const { undo, redo } = steps ?? editor;
  const t = useTranslate();
  const { past, future } = useSignal(editor.store.history);
  if (!useMay()("writer")) return null;
  return (
    <>
      <button
        type="button"
        className="button icon-only ghost"
        aria-label={t("undo")}
        title={t("undo")}
        disabled={past.length === 0}
        onClick={undo}
      >
        <Undo2 aria-hidden="true" />
      </button>
      <button
        type="button"
        className="button icon-only ghost hide-small"
        aria-label={t("redo")}
        title={t("redo")}
        disabled={future.length === 0}
        onClick={redo}
      >
        <Redo2 aria-hidden="true" />
      </button>
    </>
  );
}

/** Shows the page as visitors see it; on phones that is under More. */
function PreviewButton(): ReactNode {
  const { isPreview } = canvasState(useEditor());
  const t = useTranslate();
  return (
    <button
      type="button"
      className="button preview-button"
      title={t("frame.preview")}
      onClick={() => isPreview.set(true)}
    >
      <Eye aria-hidden="true" />
      <span className="bar-word">{t("frame.preview")}</span>
    </button>
  );
}

/** Where one is, how the page is shown, and what becomes of it. */
export function TopBar(): ReactNode {
  const name = useSitePart("name");
  const mayEdit = useMay()("writer");
  return (
    <header className="top-bar">
      <div className="start-side">
        <HomeLink />
        <span className="site-name truncated secondary-text strong">{name}</span>
        <BarParts part="BarStart" />
        <SiteLanguageMenu />
      </div>
      <div className="middle-part row">
        <DeviceSwitch />
        <ZoomMenu />
      </div>
      <div className="end-side">
        <SaveStatus />
        <BarParts part="BarNote" />
        <HistoryButtons />
        {mayEdit && <PreviewButton />}
        <BarParts part="BarAction" />
      </div>
    </header>
  );
}
