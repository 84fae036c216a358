import { EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import { wholeSite } from "#/api/page-locks.ts";
import { setVisible } from "../../../../api/set-visible.ts";
import { useEditor } from "../../../../session/editor.ts";
import { useMay } from "../../../../session/hooks.ts";
import { TakedownNote } from "../../../../session/takedown-note.tsx";
import { Button } from "../../../../ui/button.tsx";
import { useTranslate } from "../../../../words/i18n.ts";
import { momentWords } from "../../../../words/moment-words.ts";
import { useDomainChange } from "./use-domains.ts";
import type { useShown } from "./use-shown.ts";

/** Why visitors don't find the site at its addresses though it was published, and the way back. */
export function NotShownNote({
  shown,
  takedown,
  offSince,
}: ReturnType<typeof useShown>): ReactNode {
  const t = useTranslate("settings");
  const { call, site } = useEditor();
  const may = useMay();
  const change = useDomainChange();
  if (takedown !== undefined) return <TakedownNote takedown={takedown} />;
  if (shown !== "off") return null;
  const show = () => setVisible(call, site.id, { subject: wholeSite, isPublished: true });
  return (
    <div className="note warn domains-off">
      <EyeOff aria-hidden="true" />
      <p className="grow">
        {t("domains.offNote", { time: offSince === undefined ? "" : momentWords(offSince) })}
      </p>
      {may("editor") && (
        <Button size="sm" onClick={() => void change(show, t("domains.shownAgain"))}>
          {t("schedule.showAgain")}
        </Button>
      )}
    </div>
  );
}
