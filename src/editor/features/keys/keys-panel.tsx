import { X } from "lucide-react";
import type { ReactNode } from "react";
import type { PanelProps } from "../../shell/feature.ts";
import { useEditing } from "../../shell/editing-context.ts";
import { keyNames } from "../../shell/keys/key-names.ts";
import { shortcutsOf } from "../../shell/keys/shell-shortcuts.ts";
import { IconButton } from "../../ui/button.tsx";
import { useTranslate } from "../../words/i18n.ts";

/** Every shortcut of the editor. */
export function KeysPanel({ onClose }: PanelProps): ReactNode {
  const t = useTranslate();
  const say = useTranslate("keys");
  const keys = shortcutsOf(useEditing());
  return (
    <>
      <div className="panel-head">
        <h2 className="section-title">{t("keys.title")}</h2>
        <IconButton label={t("close")} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <dl className="panel-body keys">
        {keys.map(({ name, chords: [chord = ""] }) => (
          <div key={name} className="row">
            <dt className="grow">{say(name)}</dt>
            <dd className="row">
              {chord.split("+").map((key) => (
                <kbd key={key}>{keyNames[key] ?? key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
