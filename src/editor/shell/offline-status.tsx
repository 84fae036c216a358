import { CloudOff } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useSaveState } from "../session/hooks.ts";
import { useEditor } from "../session/editor.ts";
import { Popover } from "../ui/layer/popover.tsx";
import { useTranslate } from "../words/i18n.ts";

interface OfflinePopoverProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** What being offline means here: what waits, where it is kept, and a way to try again at once. */
function OfflinePopover({ anchor, onClose }: OfflinePopoverProps): ReactNode {
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

/** That the server can't be reached, in as many words as there is room for; pressed it says what that means. */
export function OfflineStatus({ words }: { readonly words: string }): ReactNode {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="save-status warn"
        title={words}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        <CloudOff aria-hidden="true" />
        <span className="save-words where-wide">{words}</span>
        <span className="save-words where-narrow">{t("save.offlineShort")}</span>
      </button>
      {anchor && <OfflinePopover anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
