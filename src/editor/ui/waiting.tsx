import type { ReactNode } from "react";
import { useTranslate } from "../words/i18n.ts";

/** Says that what somebody asked for is on its way. It is seen once that takes long. */
export function Waiting(): ReactNode {
  const t = useTranslate();
  return (
    <p className="waiting" role="status">
      <span className="spin" aria-hidden="true" />
      {t("loading")}
    </p>
  );
}
