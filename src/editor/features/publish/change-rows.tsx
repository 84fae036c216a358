import { Languages, Link2, Palette, PanelsTopLeft } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { changedParts } from "#/api/changed-parts.ts";
import type { SitePart } from "#/api/changed-parts.ts";
import type { ChangesInfo } from "#/api/publishing.ts";
import { linkedAt } from "#/site/linked.ts";
import { useEditor } from "../../session/editor.ts";
import { pagesOf } from "../../session/linked-pages.ts";
import { pageNames } from "../../session/page-names.ts";
import { nameOfSection } from "../../session/section-name.ts";
import { useLinkedPlaces } from "../../session/use-linked-places.ts";
import { useTranslate } from "../../words/i18n.ts";
import { languageChangeWords } from "../../words/language-change-words.ts";
import { listWords } from "../../words/list-words.ts";
import { changeCount } from "./change-count.ts";
import { changesOfPart, linkedOf } from "./changed-lines.ts";
import type { ChangedLines } from "./changed-lines.ts";
import { type Jump, OpenRow } from "./open-row.tsx";
import { PageChanges } from "./page-changes.tsx";
import { ThemeLines } from "./theme-lines.tsx";
import { useWithLanguages } from "./told-languages.ts";

export interface ChangeRowsProps extends Jump {
  readonly changes: ChangesInfo;
  /** The site is taken down: nothing of it is live. */
  readonly isOff: boolean;
}

const icons: Partial<Record<SitePart, LucideIcon>> = { theme: Palette, languages: Languages };

/** What a part opens to before its lines. */
function insideOf(part: SitePart, { themeValues }: ChangesInfo): ReactNode {
  const isTold = part === "theme" && themeValues.length > 0;
  return isTold ? <ThemeLines values={themeValues} /> : null;
}

/** A part of the site that changed: the languages by what became of them, others with the languages that their texts changed in. */
function PartWords({ part, changes }: { part: SitePart; changes: ChangesInfo }): ReactNode {
  const t = useTranslate("publish");
  const say = useTranslate("screens");
  const withLanguages = useWithLanguages();
  const became = part === "languages" ? languageChangeWords(say, changes.languageChanges) : "";
  const name = t(`publish.${part}`);
  return (
    <span className="grow">
      {became === "" ? t("publish.allPagesOf") : name}
      <span className="detail">{became || withLanguages(name, changesOfPart(changes, part))}</span>
    </span>
  );
}

/** What publishing would show: a row for each page, then the site's parts. Each opens to what it was and is. */
export function ChangeRows({ changes, isOff, onJump }: ChangeRowsProps): ReactNode {
  const t = useTranslate("publish");
  const count = changeCount(changes);
  // at first everything is new, and all of it is on the pages
  const parts = changes.isPublished ? changedParts(changes) : [];
  return (
    <section className="publish-section">
      <h2>
        {t(changes.isPublished ? "publish.changes" : "publish.firstRelease")}
        {changes.isPublished && <span className="count muted">{count}</span>}
      </h2>
      {count === 0 && (
        <p className="publish-note">{t(isOff ? "publish.noChanges" : "publish.nothingToDo")}</p>
      )}
      <PageChanges changes={changes} onJump={onJump} />
      {parts.map((part) => {
        if (part === "linked")
          return <LinkedRow key={part} lines={changesOfPart(changes, part)} onJump={onJump} />;
        const Icon = icons[part] ?? PanelsTopLeft;
        return (
          <OpenRow
            key={part}
            lines={changesOfPart(changes, part)}
            onJump={onJump}
            inside={insideOf(part, changes)}
          >
            <Icon aria-hidden="true" />
            <PartWords part={part} changes={changes} />
          </OpenRow>
        );
      })}
    </section>
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
  const name = titles.length > 0 ? listWords(titles) : t("publish.linked");
  const withLanguages = useWithLanguages();
  return (
    <OpenRow lines={lines} onJump={onJump}>
      <Link2 aria-hidden="true" />
      <span className="grow">
        {withLanguages(name, lines)}
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
