import { EyeOff, FilePen } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { usePageIndex } from "../../session/hooks.ts";
import { useTranslate } from "../../words/i18n.ts";
import { FoldedRow } from "./folded-row.tsx";

/** The pages that publishing doesn't show: drafts, and those that are unpublished. */
export function LeftOutRows({ off }: { off: readonly string[] }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("publish");
  const [isOpen, setOpen] = useState(false);
  const { entries } = usePageIndex();
  const out = entries.filter(({ id, isDraft }) => isDraft || off.includes(id));
  if (out.length === 0) return null;
  return (
    <FoldedRow
      className="publish-section"
      head={
        <>
          <EyeOff aria-hidden="true" />
          <span className="grow">{t("publish.leftOut", { count: out.length })}</span>
        </>
      }
      isOpen={isOpen}
      onToggle={setOpen}
    >
      {out.map(({ id, name, isDraft }) => (
        <button key={id} type="button" className="menu-item" onClick={() => editor.openPage(id)}>
          <FilePen aria-hidden="true" />
          <span className="grow">
            {name}
            <span className="detail">{t(isDraft ? "publish.draft" : "publish.unpublished")}</span>
          </span>
        </button>
      ))}
    </FoldedRow>
  );
}
