import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import { useCell } from "../document-store/cell.ts";
import { useEditor } from "../editor.ts";
import { useTranslate } from "../i18n.ts";
import { Publish } from "./plug-ins.ts";

/** Publishing starts here; a dot says that there is something to publish. */
export function PublishButton(): ReactNode {
  const { isUnpublished, canvas } = useEditor();
  const t = useTranslate();
  const hasChanges = useCell(isUnpublished);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!Publish) return null;
  return (
    <>
      <button
        type="button"
        className="btn pri"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        title={hasChanges ? t("frame.unpublished") : undefined}
        onClick={(event) => {
          canvas.get()?.text.flush();
          setAnchor(anchor ? null : event.currentTarget);
        }}
      >
        {t("frame.publish")}
        {hasChanges && <span className="pub-dot" />}
      </button>
      {anchor && (
        <Suspense>
          <Publish anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
