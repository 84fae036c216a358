import { Share2 } from "lucide-react";
import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { withQueries } from "../../session/with-queries.tsx";
import { useSignal } from "../../signals/signal.ts";
import { latePart } from "../../ui/late-part.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { shareAsked } from "./share-state.ts";

const Share = latePart(() =>
  withQueries(async () => (await import("./share-popover.tsx")).SharePopover, "share"),
);

/** Hands out links to the site as it is now: beside the preview, and within it. */
export function ShareButton(): ReactNode {
  const t = useTranslate();
  const asked = shareAsked(useEditor());
  const isAsked = useSignal(asked);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [pressed, setPressed] = useState<HTMLElement | null>(null);
  // where the bar has no room for the button, what it opens stands below the bar
  const anchor = pressed ?? (isAsked && button ? button.parentElement : null);
  const close = (): void => {
    asked.set(false);
    setPressed(null);
  };
  return (
    <>
      <button
        ref={setButton}
        type="button"
        className="button share-button"
        title={t("frame.share")}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => (anchor ? close() : setPressed(currentTarget))}
      >
        <Share2 aria-hidden="true" />
        <span className="bar-word">{t("frame.share")}</span>
      </button>
      {anchor && (
        <Suspense fallback={<Waiting />}>
          <Share anchor={anchor} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
