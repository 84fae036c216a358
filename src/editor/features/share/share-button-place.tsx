import { Suspense } from "react";
import type { ReactNode } from "react";
import { latePart } from "../../ui/late-part.tsx";
import { useTranslate } from "../../words/i18n.ts";

const ShareButton = latePart(async () => ({
  default: (await import("./share-button.tsx")).ShareButton,
}));

/** Until the button's code is there its room is kept: nothing beside it moves as it comes. */
export function ShareButtonPlace(): ReactNode {
  const t = useTranslate();
  return (
    <Suspense
      fallback={
        <span className="button share-button">
          <span className="bar-word">{t("frame.share")}</span>
        </span>
      }
    >
      <ShareButton />
    </Suspense>
  );
}
