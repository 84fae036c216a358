import type { ReactNode } from "react";
import { ArrowRight } from "lucide-react";
import type { TextChangeInfo, ValueChangeInfo } from "#/api/publishing.ts";
import { templates } from "#/sections/definitions.ts";
import { linkedAt } from "#/site/linked.ts";
import { findSpec, targetRecord, targetSchema } from "#/site/operations/target.ts";
import type { Target } from "#/site/operations/target.ts";
import type { Records } from "#/site/records.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { indexTopic, sectionsTopic } from "../../document-store/topics.ts";
import { useEditor } from "../../session/editor.ts";
import { useValueTools } from "../../fields/values/use-value-tools.ts";
import { canShowChange, ValueChange } from "../../fields/values/value-change.tsx";
import { canShowProblem } from "../../session/show-problem.ts";
import { WordDiff } from "../../ui/word-diff.tsx";
import { currentLanguage, useTranslate } from "../../words/i18n.ts";
import { languageName } from "../../words/language-name.ts";
import { itemNumber, placeWords } from "./place-words.ts";

/** A place that a row leads to. */
export type ChangedPlace = Pick<ValueChangeInfo, "target" | "path" | "item"> &
  Pick<Partial<TextChangeInfo>, "language">;

/** What is asked for with a place: the page and the language that show it. */
function spotOf({ target, path: at, language = "", item }: ChangedPlace) {
  const read = targetSchema.safeParse(target).data;
  const page = read && "page" in read ? read.page : null;
  // what is gone is shown by what it stood in
  const path = item === "removed" ? [] : at;
  return { page, target: read ?? null, path, language: language === "" ? null : language };
}

/** The template of a target's section; undefined where it is none, or gone. */
function templateOf(records: Records, target: Target): string | undefined {
  if ("part" in target)
    return target.part === "linked" && records.site
      ? linkedAt(target, records.site)?.template
      : undefined;
  const page = records[targetRecord(target)];
  if (!page || !("sections" in page)) return undefined;
  return page.sections.find(({ id }) => id === target.section)?.template;
}

export interface ChangeLineProps {
  readonly change: ChangedPlace;
  /** The wordings of a text. */
  readonly text?: TextChangeInfo;
  /** What was and is there, where it is no text. */
  readonly value?: ValueChangeInfo;
  /** What happened to it, where what was and is there can't be read. */
  readonly what?: string;
  readonly onJump: (place: ReturnType<typeof spotOf>) => void;
}

/** Words of an item that came or went. */
function ItemWords({ item, before, after }: ValueChangeInfo): ReactNode {
  const words = item === "added" ? after : before;
  if (typeof words !== "string" || words === "") return null;
  const [was, is] = item === "added" ? ["", words] : [words, ""];
  return (
    <span className="change-words">
      <WordDiff before={was} after={is} />
    </span>
  );
}

/** A value that isn't what it was: where it is, and what it was and is. Leads to its field. */
export function ChangeLine({ change, text, value, what, onJump }: ChangeLineProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("publish");
  const spot = spotOf(change);
  const { target, page } = spot;
  const topic = page === null ? indexTopic : sectionsTopic(page);
  const tools = useValueTools(target, editor.store.records());
  const spec = useStored(editor.store, topic, (records) =>
    target ? findSpec(records, target, change.path, templates) : undefined,
  );
  const place = useStored(editor.store, topic, (records) => {
    if (!target) return "";
    return placeWords(t, {
      target,
      path: change.path,
      spec,
      template: templateOf(records, target),
      item: itemNumber(records, target, change.path),
    });
  });
  const shown = value && spec && { spec, before: value.before, after: value.after };
  const isShown = shown !== undefined && canShowChange(shown);
  const isSaidAlike = text?.before === text?.after;
  const language = change.language && languageName(change.language, currentLanguage());
  const content = (
    <>
      <span className="grow">
        <span className="detail">
          {[place, language, text && isSaidAlike && t("publish.marks"), !isShown && what]
            .filter(Boolean)
            .join(" › ")}
        </span>
        {text && (
          <span className="change-words" lang={text.language}>
            <WordDiff before={text.before} after={text.after} />
          </span>
        )}
        {value?.item && <ItemWords {...value} />}
        {isShown && <ValueChange {...shown} tools={tools} />}
      </span>
    </>
  );
  if (!canShowProblem(editor, spot)) return <div className="menu-item is-plain">{content}</div>;
  return (
    <button type="button" className="menu-item" onClick={() => onJump(spot)}>
      {content}
      <span className="go">
        <ArrowRight className="size-14" aria-hidden="true" />
      </span>
    </button>
  );
}
