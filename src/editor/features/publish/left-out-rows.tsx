import { ChevronRight, EyeOff, FilePen } from "lucide-react";
import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { usePageIndex } from "../../session/hooks.ts";
import { useTranslate } from "../../words/i18n.ts";

/** The pages that publishing doesn't show: drafts, and those that are unpublished. */
export function LeftOutRows({ off }: { off: readonly string[] }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("publish");
  const { entries } = usePageIndex();
  const out = entries.filter(({ id, isDraft }) => isDraft || off.includes(id));
  if (out.length === 0) return null;
  return (
    <details className="publish-section publish-more">
      <summary className="menu-item">
        <EyeOff aria-hidden="true" />
        <span className="grow">{t("publish.leftOut", { count: out.length })}</span>
        <ChevronRight className="size-14 go" aria-hidden="true" />
      </summary>
      {out.map(({ id, name, isDraft }) => (
        <button key={id} type="button" className="menu-item" onClick={() => editor.openPage(id)}>
          <FilePen aria-hidden="true" />
          <span className="grow">
            {name}
            <span className="detail">{t(isDraft ? "publish.draft" : "publish.unpublished")}</span>
          </span>
        </button>
      ))}
    </details>
  );
}
