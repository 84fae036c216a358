import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import { publishEventSchema } from "#/api/publishing.ts";
import { useSignal } from "../signals/signal.ts";
import { useEditor } from "../session/editor.ts";
import { useTranslate } from "../words/i18n.ts";
import { Publish } from "./plug-ins.ts";

/** How far a publication is, also while its popover is closed; undefined where none goes on. */
function usePublished(): string | undefined {
  const { publishing } = useEditor();
  const event = publishEventSchema.safeParse(useSignal(publishing));
  if (!event.success || event.data.state === "live" || event.data.state === "failed")
    return undefined;
  return `${event.data.done}/${event.data.total}`;
}

/** Publishing starts here; a dot says that there is something to publish. */
export function PublishButton(): ReactNode {
  const { isUnpublished, canvas } = useEditor();
  const t = useTranslate();
  const hasChanges = useSignal(isUnpublished);
  const published = usePublished();
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
        {published !== undefined && <span className="spin" aria-hidden="true" />}
        {published !== undefined && <span className="num">{published}</span>}
        {published === undefined && hasChanges && <span className="pub-dot" />}
      </button>
      {anchor && (
        <Suspense>
          <Publish anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
