import { cutText, isWithin } from "#/lib/text-length.ts";
import type { ReactNode } from "react";
import { File, Palette, PanelsTopLeft } from "lucide-react";
import type { ChangesInfo, PageChangeInfo } from "#/api/publishing.ts";
import { useEditor } from "../../session/editor.ts";
import { changeCount, changedParts, pageEdits } from "./change-count.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { Translate } from "../../words/i18n.ts";

const longestQuote = 48;

/** What changed on a page, in a few words. */
function describe(t: Translate<"publish">, page: PageChangeInfo): string {
  if (page.change === "added") return t("publish.pageAdded");
  if (page.change === "removed") return t("publish.pageRemoved");
  const [text] = page.texts;
  const quote = page.textCount === 1 ? (text?.after.replaceAll(/\s+/g, " ").trim() ?? "") : "";
  const cut = isWithin(quote, longestQuote) ? quote : `${cutText(quote, longestQuote).trimEnd()}…`;
  const texts =
    cut === ""
      ? t("publish.texts", { count: page.textCount })
      : t("publish.newText", { text: cut });
  const { added, removed, hasMoved, textCount, otherCount } = page;
  return [
    added.length > 0 && t("publish.sectionsAdded", { count: added.length }),
    removed.length > 0 && t("publish.sectionsRemoved", { count: removed.length }),
    hasMoved && t("publish.sectionsMoved"),
    textCount > 0 && texts,
    otherCount > 0 && t("publish.others", { count: otherCount }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** What publishing would show: a row for each page, then the site's parts. */
export function ChangeRows({ changes }: { changes: ChangesInfo }): ReactNode {
  const t = useTranslate("publish");
  const count = changeCount(changes);
  return (
    <section className="publish-section">
      <h3>
        {t(changes.isPublished ? "publish.changes" : "publish.firstRelease")}
        {changes.isPublished && <span className="count muted">{count}</span>}
      </h3>
      {count === 0 && <p className="publish-note">{t("publish.nothingToDo")}</p>}
      {changes.pages.map((page) => (
        <PageRow key={page.page} page={page} />
      ))}
      {changedParts(changes).map((part) => (
        <div key={part} className="menu-item is-plain">
          {part === "theme" ? <Palette aria-hidden="true" /> : <PanelsTopLeft aria-hidden="true" />}
          <span className="grow">
            {t("publish.allPagesOf")}
            <span className="detail">{t(`publish.${part}`)}</span>
          </span>
        </div>
      ))}
    </section>
  );
}

function PageRow({ page }: { page: PageChangeInfo }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("publish");
  const content = (
    <>
      <File aria-hidden="true" />
      <span className="grow">
        {page.name}
        <span className="detail">{describe(t, page)}</span>
      </span>
      {page.change === "changed" && (
        <span className="diff">{t("publish.edits", { count: pageEdits(page) })}</span>
      )}
    </>
  );
  if (page.change === "removed") return <div className="menu-item is-plain">{content}</div>;
  return (
    <button type="button" className="menu-item" onClick={() => editor.openPage(page.page)}>
      {content}
    </button>
  );
}
