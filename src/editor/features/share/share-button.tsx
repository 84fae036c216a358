import { Share2 } from "lucide-react";
import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import { withQueries } from "../../session/with-queries.tsx";
import { latePart } from "../../ui/late-part.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { useTranslate } from "../../words/i18n.ts";

const Share = latePart(() =>
  withQueries(async () => (await import("./share-popover.tsx")).SharePopover, "share"),
);

/** Hands out links to the site as it is now: beside the preview, and within it. */
export function ShareButton(): ReactNode {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="button share-button"
        title={t("frame.share")}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        <Share2 aria-hidden="true" />
        <span className="bar-word">{t("frame.share")}</span>
      </button>
      {anchor && (
        <Suspense fallback={<Waiting />}>
          <Share anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
