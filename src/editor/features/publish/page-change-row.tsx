import { File } from "lucide-react";
import type { ReactNode } from "react";
import { pageEdits } from "#/api/changed-parts.ts";
import type { PageChangeInfo } from "#/api/publishing.ts";
import { cutText } from "#/lib/cut-text.ts";
import { isWithin } from "#/lib/text-length.ts";
import { templates } from "#/sections/definitions.ts";
import { findSpec, targetSchema } from "#/site/operations/target.ts";
import type { Records } from "#/site/records.ts";
import { sectionsTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { type Editor, useEditor } from "../../session/editor.ts";
import { usePageIndex } from "../../session/hooks.ts";
import { useUnpublished } from "../../session/use-visibility.ts";
import { type Translate, useTranslate } from "../../words/i18n.ts";
import { linesOf } from "./changed-lines.ts";
import { hiddenTextsWords } from "./hidden-texts-words.ts";
import { type Jump, OpenRow } from "./open-row.tsx";
import { useWithLanguages } from "./told-languages.ts";

const longestQuote = 48;

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

interface KnownOfPage {
  readonly pictures: number;
  readonly isThere: boolean;
  readonly isOff: boolean;
  readonly withLanguages: ReturnType<typeof useWithLanguages>;
}

/** What changed on a page, in a few words. */
function describe(
  editor: Editor,
  t: Translate<"publish">,
  page: PageChangeInfo,
  { pictures, isThere, isOff, withLanguages }: KnownOfPage,
): string {
  if (page.change === "added") return t(isOff ? "publish.unpublished" : "publish.pageAdded");
  // what is there and isn't published any more is a draft
  if (page.change === "removed") return t(isThere ? "publish.pageDrafted" : "publish.pageRemoved");
  const [text] = page.texts;
  const quote = page.textCount === 1 ? (text?.after.replaceAll(/\s+/g, " ").trim() ?? "") : "";
  const cut = isWithin(quote, longestQuote) ? quote : `${cutText(quote, longestQuote).trimEnd()}…`;
  const texts =
    cut === ""
      ? t("publish.texts", { count: page.textCount })
      : t("publish.newText", { text: cut });
  const { added, removed, hasMoved, textCount, otherCount, hiddenTexts } = page;
  const seen = [
    added.length > 0 && t("publish.sectionsAdded", { count: added.length }),
    removed.length > 0 && t("publish.sectionsRemoved", { count: removed.length }),
    hasMoved && t("publish.sectionsMoved"),
    textCount > 0 && withLanguages(texts, linesOf(page)),
    otherCount > 0 && otherWords(t, page, pictures),
  ]
    .filter(Boolean)
    .join(", ");
  if (seen !== "") return seen;
  return hiddenTexts.map((texts) => hiddenTextsWords(editor, t, texts)).join(", ");
}

/** A page that publishing would change, in a row that opens to what it was and is. */
export function PageChangeRow({ page, onJump }: Jump & { page: PageChangeInfo }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("publish");
  const lines = linesOf(page);
  const isThere = usePageIndex().entries.some(({ id }) => id === page.page);
  const isOff = useUnpublished().includes(page.page);
  const pictures = useStored(editor.store, sectionsTopic(page.page), (records) =>
    picturesOf(records, page),
  );
  const known = { pictures, isThere, isOff, withLanguages: useWithLanguages() };
  const content = (
    <>
      <File aria-hidden="true" />
      <span className="grow">
        {page.name}
        <span className="detail">{describe(editor, t, page, known)}</span>
      </span>
      {page.change === "changed" && (
        <span className="diff">{t("publish.edits", { count: pageEdits(page) })}</span>
      )}
    </>
  );
  if (page.change === "changed" && lines.count + lines.hidden.length > 0)
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
