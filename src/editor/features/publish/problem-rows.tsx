import { useEffect } from "react";
import type { ReactNode } from "react";
import { ArrowRight, Check, CircleX, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ProblemInfo } from "#/api/publishing.ts";
import type { ProblemCode } from "#/site/problem-code.ts";
import { pageKey } from "#/site/records.ts";
import type { Records } from "#/site/records.ts";
import { templateLabel } from "../../words/template-label.ts";
import { sectionsTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { useEditor } from "../../session/editor.ts";
import { classNames } from "../../ui/class-names.ts";
import { canShowProblem } from "../../session/show-problem.ts";
import { countProblems, groupProblems } from "./problem-groups.ts";
import type { ProblemGroup } from "./problem-groups.ts";

const told: readonly ProblemCode[] = [
  "text-over-limit",
  "text-missing",
  "link-page-gone",
  "link-section-gone",
  "template-unknown",
  "template-newer",
  "event-times",
  "placeholder-text",
  "alt-missing",
  "page-title-missing",
  "untranslated",
  "translation-stale",
];

export interface ProblemRowsProps {
  readonly problems: readonly ProblemInfo[];
  readonly onJump: (problem: ProblemInfo) => void;
}

/** Pages that are loaded for the names of their sections. */
const mostPages = 8;

/** Loads the first pages that have problems, so that their rows can name the sections. */
function useNames(problems: readonly ProblemInfo[]): void {
  const { store } = useEditor();
  const pages = [...new Set(problems.map(({ page }) => page))].filter((page) => page !== null);
  const wanted = pages.slice(0, mostPages).join(" ");
  useEffect(() => {
    for (const page of wanted.split(" ").filter(Boolean)) {
      if (store.records()[pageKey(page)]) continue;
      // without it the row just names the page
      store.loadPage(page).catch(() => undefined);
    }
  }, [store, wanted]);
}

/** What stands against publishing, and what is only worth a look. A row leads to its spot. */
export function ProblemRows({ problems, onJump }: ProblemRowsProps): ReactNode {
  const { t } = useTranslation("screens");
  useNames(problems);
  const { errors, warnings } = countProblems(problems);
  return (
    <section className="pub-s">
      <h3>
        {t("publish.checks")}
        <span className="row pub-t">
          {errors > 0 && <span className="tag er">{t("publish.errors", { count: errors })}</span>}
          {warnings > 0 && (
            <span className="tag wa">{t("publish.warnings", { count: warnings })}</span>
          )}
          {problems.length === 0 && (
            <span className="tag ok">
              <Check aria-hidden="true" />
              {t("publish.allFine")}
            </span>
          )}
        </span>
      </h3>
      {groupProblems(problems).map((group) => (
        <ProblemRow
          key={JSON.stringify(group.first)}
          group={group}
          onJump={() => onJump(group.first)}
        />
      ))}
    </section>
  );
}

/** Page, section and item of a problem, by their names. */
function placeOf(records: Records, { page, section, path, language }: ProblemInfo): string[] {
  const entry = records.index?.entries.find(({ id }) => id === page);
  const found =
    page === null ? undefined : records[pageKey(page)]?.sections.find(({ id }) => id === section);
  const list = found?.fields[path[0] ?? ""];
  const at = Array.isArray(list) ? list.findIndex(({ id }: { id: unknown }) => id === path[1]) : -1;
  const isTranslation =
    language !== null &&
    records.site?.languages.some((one) => one.code === language && !one.isPrimary);
  return [
    entry?.name ?? "",
    found ? templateLabel(found.template) : "",
    at === -1 ? "" : String(at + 1),
    isTranslation ? language.toUpperCase() : "",
  ];
}

function ProblemRow({ group, onJump }: { group: ProblemGroup; onJump: () => void }): ReactNode {
  const editor = useEditor();
  const { store } = editor;
  const { t } = useTranslation("screens");
  const { first, count } = group;
  const isError = first.severity === "error";
  const names = useStored(store, sectionsTopic(first.page ?? ""), (records) =>
    placeOf(records, first).join("\n"),
  );
  const [page = "", section, item, language] = names.split("\n");
  const place = [
    page || t("publish.part"),
    section,
    item && count === 1 && t("publish.item", { number: item }),
    language,
  ];
  const code = told.find((one) => one === first.code);
  const words = code
    ? t(`publish.problems.${code}`, { length: 0, limit: 0, ...first.values, count })
    : first.code;
  const Icon = isError ? CircleX : TriangleAlert;
  const content = (
    <>
      <Icon className={isError ? "er" : "wa"} aria-hidden="true" />
      <span className="grow">
        {words}
        <span className="sub">{place.filter(Boolean).join(" › ")}</span>
      </span>
    </>
  );
  if (!canShowProblem(editor, first))
    return <div className={classNames("mi", "is-plain")}>{content}</div>;
  return (
    <button type="button" className="mi" onClick={onJump}>
      {content}
      <span className="go">
        <ArrowRight className="s14" aria-hidden="true" />
      </span>
    </button>
  );
}
