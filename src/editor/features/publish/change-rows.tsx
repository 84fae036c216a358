import { cutText, isWithin } from "#/lib/text-length.ts";
import { useState } from "react";
import type { ReactNode } from "react";
import { ChevronDown, ChevronRight, File, Link2, Palette, PanelsTopLeft } from "lucide-react";
import { changedParts } from "#/api/changed-parts.ts";
import type { ChangesInfo, PageChangeInfo } from "#/api/publishing.ts";
import { templates } from "#/sections/definitions.ts";
import { linkedAt } from "#/site/linked.ts";
import { findSpec, targetSchema } from "#/site/operations/target.ts";
import type { Records } from "#/site/records.ts";
import { sectionsTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { useEditor } from "../../session/editor.ts";
import { pagesOf } from "../../session/linked-pages.ts";
import { pageNames } from "../../session/page-names.ts";
import { nameOfSection } from "../../session/section-name.ts";
import { useLinkedPlaces } from "../../session/use-linked-places.ts";
import { changeCount, pageEdits } from "./change-count.ts";
import { changesOfPart, linesOf, linkedOf } from "./changed-lines.ts";
import type { ChangedLines } from "./changed-lines.ts";
import { ChangeLine } from "./change-line.tsx";
import type { ChangeLineProps } from "./change-line.tsx";
import { ThemeLines } from "./theme-lines.tsx";
import { useNames } from "./use-names.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { Translate } from "../../words/i18n.ts";
import { listWords } from "../../words/list-words.ts";

const longestQuote = 48;
/** Pages that are drawn at first, and with each press on what shows more of them. */
const pagesAtOnce = 100;

/** Pictures by their name; of what has none, how much there is. */
function otherWords(
  t: Translate<"publish">,
  { otherCount, textCount }: PageChangeInfo,
  pictures: number,
): string {
  const rest = otherCount - pictures;
  const isAlone = textCount + pictures === 0;
  return [
    pictures > 0 && t("publish.pictures", { count: pictures }),
    rest > 0 && t(isAlone ? "publish.values" : "publish.others", { count: rest }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** How many of the named values of a page are pictures. */
function picturesOf(records: Records, { others }: PageChangeInfo): number {
  return others.filter(({ target, path }) => {
    const read = targetSchema.safeParse(target).data;
    return read && findSpec(records, read, path, templates)?.kind === "picture";
  }).length;
}

/** What changed on a page, in a few words. */
function describe(t: Translate<"publish">, page: PageChangeInfo, pictures: number): string {
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
    otherCount > 0 && otherWords(t, page, pictures),
  ]
    .filter(Boolean)
    .join(", ");
}

type Jump = Pick<ChangeLineProps, "onJump">;

export interface ChangeRowsProps extends Jump {
  readonly changes: ChangesInfo;
  /** The site is taken down: nothing of it is live. */
  readonly isOff: boolean;
}

/** What publishing would show: a row for each page, then the site's parts. Each opens to what it was and is. */
export function ChangeRows({ changes, isOff, onJump }: ChangeRowsProps): ReactNode {
  const t = useTranslate("publish");
  const count = changeCount(changes);
  // at first everything is new, and all of it is on the pages
  const parts = changes.isPublished ? changedParts(changes) : [];
  const [most, setMost] = useState(pagesAtOnce);
  const more = Math.min(pagesAtOnce, changes.pages.length - most);
  return (
    <section className="publish-section">
      <h2>
        {t(changes.isPublished ? "publish.changes" : "publish.firstRelease")}
        {changes.isPublished && <span className="count muted">{count}</span>}
      </h2>
      {count === 0 && (
        <p className="publish-note">{t(isOff ? "publish.noChanges" : "publish.nothingToDo")}</p>
      )}
      {changes.pages.slice(0, most).map((page) => (
        <PageRow key={page.page} page={page} onJump={onJump} />
      ))}
      {more > 0 && (
        <button type="button" className="menu-item" onClick={() => setMost(most + pagesAtOnce)}>
          <ChevronDown aria-hidden="true" />
          {t("publish.showPages", { count: more })}
        </button>
      )}
      {parts.map((part) => {
        if (part === "linked")
          return <LinkedRow key={part} lines={changesOfPart(changes, part)} onJump={onJump} />;
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
  const pictures = useStored(editor.store, sectionsTopic(page.page), (records) =>
    picturesOf(records, page),
  );
  const content = (
    <>
      <File aria-hidden="true" />
      <span className="grow">
        {page.name}
        <span className="detail">{describe(t, page, pictures)}</span>
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

/** Which linked sections changed, as far as that is told, and on which pages they stand. */
function LinkedRow({ lines, onJump }: Jump & { lines: ChangedLines }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("publish");
  const places = useLinkedPlaces();
  const { site } = editor.store.records();
  const sections = linkedOf(lines).flatMap((linked) => (site && linkedAt({ linked }, site)) ?? []);
  const on = new Set(places && sections.flatMap(({ id }) => pagesOf(editor, id, places)));
  const { names, rest } = pageNames(editor, [...on]);
  const titles = sections.map((section) => nameOfSection(editor, section));
  return (
    <OpenRow lines={lines} onJump={onJump}>
      <Link2 aria-hidden="true" />
      <span className="grow">
        {titles.length > 0 ? listWords(titles) : t("publish.linked")}
        <span className="detail">
          {on.size === 0
            ? t(titles.length > 0 ? "publish.linked" : "publish.allPagesOf")
            : rest > 0
              ? t("publish.linkedOnMore", { pages: names, count: rest })
              : t("publish.linkedOn", { pages: names })}
        </span>
      </span>
    </OpenRow>
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
