import type { ReactNode } from "react";
import { useTranslate } from "../../words/i18n.ts";

/** On the release that visitors see, or would see. */
export function LiveTag({ isTakenDown }: { readonly isTakenDown: boolean }): ReactNode {
  const t = useTranslate("versions");
  const say = useTranslate("screens");
  return isTakenDown ? (
    <span className="tag error">{say("takedown.badge")}</span>
  ) : (
    <span className="tag ok">{t("live")}</span>
  );
}
