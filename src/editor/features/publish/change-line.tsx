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
import { canShowProblem } from "../../session/show-problem.ts";
import { WordDiff } from "../../ui/word-diff.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { itemNumber, placeWords } from "./place-words.ts";

/** A place that a row leads to. */
export type ChangedPlace = ValueChangeInfo & Pick<Partial<TextChangeInfo>, "language">;

/** What is asked for with a place: the page and the language that show it. */
function spotOf({ target, path, language = "" }: ChangedPlace) {
  const read = targetSchema.safeParse(target).data;
  const page = read && "page" in read ? read.page : null;
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
  /** What happened to it, where it is no text. */
  readonly what?: string;
  readonly onJump: (place: ReturnType<typeof spotOf>) => void;
}

/** A value that isn't what it was: where it is, and of a text both wordings. Leads to its field. */
export function ChangeLine({ change, text, what, onJump }: ChangeLineProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("publish");
  const spot = spotOf(change);
  const { target, page } = spot;
  const place = useStored(
    editor.store,
    page === null ? indexTopic : sectionsTopic(page),
    (records) => {
      if (!target) return "";
      const spec = findSpec(records, target, change.path, templates);
      return placeWords(t, {
        target,
        path: change.path,
        spec,
        template: templateOf(records, target),
        item: itemNumber(records, target, change.path),
      });
    },
  );
  const content = (
    <>
      <span className="grow">
        <span className="detail">
          {[place, change.language?.toUpperCase(), what].filter(Boolean).join(" › ")}
        </span>
        {text && (
          <span className="change-words" lang={text.language}>
            <WordDiff before={text.before} after={text.after} />
          </span>
        )}
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
