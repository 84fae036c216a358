import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { useTranslate } from "../../../words/i18n.ts";

/** Says that nothing is called so, or passes the filters where nothing is looked for, and leads back to all. */
export function NothingFound({
  query,
  onShowAll,
}: {
  query: string;
  onShowAll: () => void;
}): ReactNode {
  const t = useTranslate("sections");
  return (
    <div className="empty">
      <p>{query === "" ? t("picker.noneFiltered") : t("picker.nothing", { query })}</p>
      <Button onClick={onShowAll}>{t("picker.clearSearch")}</Button>
    </div>
  );
}
