import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** How much is unread, after the name of what it is in; nothing where all is read. */
export function UnreadCount({ count }: { count: number }): ReactNode {
  const { t } = useTranslation("inbox");
  if (count === 0) return null;
  return (
    <span className="cnt">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="vh">{t("unreadCount", { count })}</span>
    </span>
  );
}
