import { X } from "lucide-react";
import type { ReactNode } from "react";
import type { PanelProps } from "../frame/plug-ins.ts";
import { useTranslate } from "../i18n.ts";

export default function OutlinePanel({ onClose }: PanelProps): ReactNode {
  const t = useTranslate();
  return (
    <div className="ph">
      <h2 className="h-sec">{t("section.sections")}</h2>
      <button type="button" className="btn ic gho" aria-label={t("close")} title={t("close")} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
