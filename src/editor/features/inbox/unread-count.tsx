import type { ReactNode } from "react";
import { useTranslate } from "../../words/i18n.ts";

/** How much is unread, after the name of what it is in; nothing where all is read. */
export function UnreadCount({ count }: { count: number }): ReactNode {
  const t = useTranslate("inbox");
  if (count === 0) return null;
  return (
    <span className="count">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="visually-hidden">{t("unreadCount", { count })}</span>
    </span>
  );
}
