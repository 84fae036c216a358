import { Send } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useSignal } from "../../signals/signal.ts";
import { useEditor } from "../../session/editor.ts";
import { useMay } from "../../session/hooks.ts";
import { useTranslate } from "../../words/i18n.ts";
import { withQueries } from "../../session/with-queries.tsx";
import { latePart } from "../../ui/late-part.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { publishState } from "../../session/publish-state.ts";

const Publish = latePart(() =>
  withQueries(async () => (await import("./load-publish.ts")).loadPublish(), "publish"),
);

/** Publishing starts here; a dot says that there is something to publish. */
export function PublishButton(): ReactNode {
  const editor = useEditor();
  const { asked, isUnpublished, published: progressWords } = publishState(editor);
  const t = useTranslate();
  const may = useMay();
  const hasChanges = useSignal(isUnpublished);
  const published = useSignal(progressWords);
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(
    () =>
      asked.subscribe(() => {
        editor.canvas.get()?.text.flush();
        setAnchor(button.current);
      }),
    [editor, asked],
  );
  if (!may("editor")) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button primary"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        title={hasChanges ? t("frame.unpublished") : undefined}
        onClick={() => (anchor ? setAnchor(null) : asked.set(asked.get() + 1))}
      >
        <Send className="publish-icon" aria-hidden="true" />
        <span className="publish-word">{t("frame.publish")}</span>
        {published && <span className="spin" aria-hidden="true" />}
        {published && <span className="num">{published}</span>}
        {!published && hasChanges && <span className="publish-dot" />}
      </button>
      {anchor && (
        <Suspense fallback={<Waiting />}>
          <Publish anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
