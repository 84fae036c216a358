import type { ReactNode } from "react";
import { useSaveState } from "../session/hooks.ts";
import { useEditor } from "../session/editor.ts";
import { Popover } from "../ui/layer/popover.tsx";
import { useTranslate } from "../words/i18n.ts";

export interface OfflinePopoverProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** What being offline means here: what waits, where it is kept, and a way to try again at once. */
export function OfflinePopover({ anchor, onClose }: OfflinePopoverProps): ReactNode {
  const { store } = useEditor();
  const t = useTranslate("editing");
  const { unsent: count, isKept } = useSaveState();
  const words =
    count === 0
      ? t("offline.nothing")
      : t(isKept ? "offline.waiting" : "offline.unkept", { count });
  return (
    <Popover anchor={anchor} label={t("offline.title")} onClose={onClose}>
      <div className="refusals">
        <h2 className="section-title">{t("offline.title")}</h2>
        <p role="status">{words}</p>
        <button type="button" className="button sm" onClick={store.retryNow}>
          {t("offline.again")}
        </button>
      </div>
    </Popover>
  );
}
