import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import { withQueries } from "../../session/with-queries.tsx";
import { latePart } from "../../ui/late-part.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { useTranslate } from "../../words/i18n.ts";

const Share = latePart(() =>
  withQueries(async () => (await import("./share-popover.tsx")).SharePopover, "share"),
);

/** Hands out links to what is previewed. */
export function ShareButton(): ReactNode {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="button primary"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        {t("frame.share")}
      </button>
      {anchor && (
        <Suspense fallback={<Waiting />}>
          <Share anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
