import { cutText, isWithin } from "#/lib/text-length.ts";
import { useState } from "react";
import type { ReactNode } from "react";
import { ChevronRight, File, Palette, PanelsTopLeft } from "lucide-react";
import { changedParts } from "#/api/changed-parts.ts";
import type { ChangesInfo, PageChangeInfo } from "#/api/publishing.ts";
import { useEditor } from "../../session/editor.ts";
import { changesOfPart, linesOf } from "./changed-lines.ts";
import { changeCount, pageEdits } from "./change-count.ts";
import type { ChangedLines } from "./changed-lines.ts";
import { ChangeLine } from "./change-line.tsx";
import type { ChangeLineProps } from "./change-line.tsx";
import { ThemeLines } from "./theme-lines.tsx";
import { useNames } from "./use-names.ts";
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

type Jump = Pick<ChangeLineProps, "onJump">;

/** What publishing would show: a row for each page, then the site's parts. Each opens to what it was and is. */
export function ChangeRows({ changes, onJump }: Jump & { changes: ChangesInfo }): ReactNode {
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
        <PageRow key={page.page} page={page} onJump={onJump} />
      ))}
      {changedParts(changes).map((part) => {
        const Icon = part === "theme" ? Palette : PanelsTopLeft;
        return (
          <OpenRow
            key={part}
            lines={changesOfPart(changes, part)}
            onJump={onJump}
            inside={
              part === "theme" &&
              changes.themeValues.length > 0 && <ThemeLines values={changes.themeValues} />
            }
          >
            <Icon aria-hidden="true" />
            <span className="grow">
              {t("publish.allPagesOf")}
              <span className="detail">{t(`publish.${part}`)}</span>
            </span>
          </OpenRow>
        );
      })}
    </section>
  );
}

function PageRow({ page, onJump }: Jump & { page: PageChangeInfo }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("publish");
  const lines = linesOf(page);
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
  if (page.change === "changed" && lines.count > 0)
    return (
      <OpenRow lines={lines} onJump={onJump}>
        {content}
      </OpenRow>
    );
  if (page.change === "removed") return <div className="menu-item is-plain">{content}</div>;
  return (
    <button type="button" className="menu-item" onClick={() => editor.openPage(page.page)}>
      {content}
    </button>
  );
}

interface OpenRowProps extends Jump {
  readonly lines: ChangedLines;
  /** Shown before the lines. */
  readonly inside?: ReactNode;
  readonly children: ReactNode;
}

/** A row that opens to its lines; one that has none stays closed. */
function OpenRow({ lines, inside = null, onJump, children }: OpenRowProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  if (lines.count === 0 && !inside) return <div className="menu-item is-plain">{children}</div>;
  return (
    <details
      className="publish-more"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="menu-item">
        {children}
        <ChevronRight className="size-14 go" aria-hidden="true" />
      </summary>
      {isOpen && inside}
      {isOpen && <Lines lines={lines} onJump={onJump} />}
    </details>
  );
}

function Lines({ lines, onJump }: Jump & { lines: ChangedLines }): ReactNode {
  const t = useTranslate("publish");
  const { texts, sections, others, count } = lines;
  useNames([lines]);
  const rest = count - texts.length - sections.length - others.length;
  return (
    <div className="publish-list">
      {sections.map((change) => (
        <ChangeLine
          key={JSON.stringify(change)}
          change={change}
          what={t("publish.sectionNew")}
          onJump={onJump}
        />
      ))}
      {texts.map((text) => (
        <ChangeLine
          key={JSON.stringify([text.target, text.path, text.language])}
          change={text}
          text={text}
          onJump={onJump}
        />
      ))}
      {others.map((change) => (
        <ChangeLine
          key={JSON.stringify(change)}
          change={change}
          what={t("publish.otherValue")}
          onJump={onJump}
        />
      ))}
      {rest > 0 && <p className="hint">{t("publish.andMore", { count: rest })}</p>}
    </div>
  );
}
