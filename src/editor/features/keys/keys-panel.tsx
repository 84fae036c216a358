import { X } from "lucide-react";
import type { ReactNode } from "react";
import type { PanelProps } from "../../shell/panel-props.ts";
import { useTranslate } from "../../words/i18n.ts";

const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);
const control = isMac ? "⌘" : "Ctrl";
const alt = isMac ? "⌥" : "Alt";
const shift = isMac ? "⇧" : "Shift";

const shortcuts = [
  ["undo", [control, "Z"]],
  ["redo", [control, shift, "Z"]],
  ["save", [control, "S"]],
  ["insert", ["/"]],
  ["duplicate", [control, "D"]],
  ["delete", ["Delete"]],
  ["move", [alt, shift, "↑ ↓"]],
  ["toolbar", [alt, "F10"]],
  ["climb", ["Esc"]],
  ["help", ["?"]],
] as const;

/** Every shortcut of the editor. */
export function KeysPanel({ onClose }: PanelProps): ReactNode {
  const t = useTranslate();
  return (
    <>
      <div className="ph">
        <h2 className="h-sec">{t("keys.title")}</h2>
        <button
          type="button"
          className="btn ic gho"
          aria-label={t("close")}
          title={t("close")}
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <dl className="pb keys">
        {shortcuts.map(([name, keys]) => (
          <div key={name} className="row">
            <dt className="grow">{t(`keys.${name}`)}</dt>
            <dd className="row">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
