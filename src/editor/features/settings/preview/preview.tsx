import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { Segmented } from "../../../ui/segmented.tsx";
import { PreviewFrame } from "./preview-frame.tsx";
import type { PreviewDevice } from "./preview-frame.tsx";
import { useTranslate } from "../../../words/i18n.ts";

/** Whether a phone's window suits the place better: on a phone, and beside a form where little is left. */
function isNarrow(isOfFoot: boolean): boolean {
  return innerWidth <= 480 || (isOfFoot && innerWidth >= 1280 && innerWidth < 1440);
}

interface PreviewProps {
  /** It is about what stands at the window's foot, which small print doesn't show. */
  readonly isOfFoot?: boolean;
  /** More to choose, beside the device. */
  readonly tools?: ReactNode;
  /** What is worth knowing of what is shown. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** What visitors see, beside the form. */
export function Preview({ isOfFoot = false, tools, note, children }: PreviewProps): ReactNode {
  const t = useTranslate("settings");
  const [device, setDevice] = useState<PreviewDevice>(() =>
    isNarrow(isOfFoot) ? "mobile" : "desktop",
  );
  const icons = { desktop: Monitor, mobile: Smartphone };
  return (
    <aside className="settings-preview" aria-label={t("preview.title")}>
      <div className="settings-head">
        <h2 className="section-title grow">{t("preview.title")}</h2>
        <Segmented<PreviewDevice>
          label={t("preview.device")}
          choices={(["desktop", "mobile"] as const).map((value) => {
            const Icon = icons[value];
            return {
              value,
              label: t(`preview.${value}`),
              content: <Icon aria-hidden="true" />,
            };
          })}
          value={device}
          onChoose={setDevice}
        />
        {tools}
      </div>
      <PreviewFrame device={device}>{children}</PreviewFrame>
      {note !== undefined && <p className="hint">{note}</p>}
    </aside>
  );
}
