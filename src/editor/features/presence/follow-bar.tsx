import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useEditor } from "../../session/editor.ts";
import type { OtherTab } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { useTranslate } from "../../words/i18n.ts";
import { following } from "./following.ts";
import { colourClass } from "./people.ts";

/** Around the page while somebody is followed: whom, and how it ends. */
export function FollowBar({ people }: { readonly people: readonly OtherTab[] }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("presence");
  const followed = useSignal(following(editor));
  const tab = people.find(({ person }) => person === followed?.person);
  if (!tab) return null;
  return createPortal(
    <div className={`follow-frame ${colourClass(tab, people)}`}>
      <div className="follow-bar" role="status">
        {t("following", { name: tab.name })}
        {tab.place?.page === null && <span>{t("elsewhere")}</span>}
        <button type="button" onClick={() => following(editor).set(null)}>
          {t("stop")}
        </button>
      </div>
    </div>,
    document.body,
  );
}
