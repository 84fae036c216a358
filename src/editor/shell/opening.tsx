import type { ReactNode } from "react";
import { useTranslate } from "../words/i18n.ts";

/** Stands for a screen that is on its way. */
export function Opening(): ReactNode {
  const t = useTranslate();
  return (
    <div className="opening" role="status">
      <span className="spin" />
      <span className="visually-hidden">{t("loading")}</span>
    </div>
  );
}
