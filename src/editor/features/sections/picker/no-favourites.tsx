import { Star } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "../../../words/i18n.ts";

/** What stands where nothing is starred yet. */
export function NoFavourites(): ReactNode {
  const t = useTranslate("sections");
  return (
    <div className="empty">
      <Star aria-hidden="true" />
      <b>{t("picker.noFavourites")}</b>
      <p>{t("picker.noFavouritesHint")}</p>
    </div>
  );
}
