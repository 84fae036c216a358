import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { useOnline } from "../ui/use-online.ts";
import { useTranslate } from "../words/i18n.ts";
import "./save-status.css";

/** Says in a bar that the server can't be reached. What is shown is what was loaded last; the rest comes by itself. */
export function OfflineNote(): ReactNode {
  const t = useTranslate();
  const isOnline = useOnline();
  return (
    <span role="status">
      {!isOnline && (
        <span className="save-status warn" title={t("unreachable")}>
          <CloudOff aria-hidden="true" />
          <span className="save-words">{t("save.offlineShort")}</span>
        </span>
      )}
    </span>
  );
}
