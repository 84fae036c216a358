import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { templates } from "#/sections/definitions.ts";
import type { LanguageCode } from "#/site/language.ts";
import { standingPage } from "#/site/linked.ts";
import type { Page } from "#/site/page.ts";
import { pageKey, recordsOf } from "#/site/records.ts";
import type { Records } from "#/site/records.ts";
import { useValueTools } from "../../fields/values/use-value-tools.ts";
import { useTranslate } from "../../words/i18n.ts";
import { ChangedFields } from "./changed-fields.tsx";
import { CompareHeads } from "./compare-heads.tsx";
import { comparePage } from "./compare-page.ts";
import type { Difference } from "./compare-page.ts";
import { ComparePane } from "./compare-pane.tsx";
import { DifferenceMarks } from "./difference-marks.tsx";
import { compareNotFound, isNotFoundPage } from "./not-found-page.ts";
import { seenLanguage } from "./page-document.ts";
import type { PageState } from "./page-state.ts";
import { useDifferenceKeys, useScrolling } from "./use-compare-scrolling.ts";
import type { Side } from "./use-compare-scrolling.ts";
import type { Restore } from "./use-restore.ts";
import type { FrameLayout, VersionDevice } from "./version-frame.tsx";

export interface CompareViewProps {
  readonly pastState: PageState | undefined;
  readonly nowState: PageState | undefined;
  readonly pastLabel: ReactNode;
  readonly device: VersionDevice;
  /** The language that is wanted. */
  readonly language: LanguageCode;
  readonly isViewer: boolean;
  readonly restore: Restore;
  readonly draw: (state: PageState) => Promise<string | undefined>;
}

/** A page with the linked sections as they were then. */
function seenPage(state: PageState | undefined): Page | undefined {
  return state && standingPage(state.page, state.site);
}

const noLayout: FrameLayout = { places: [], height: 0, scale: 1 };

/** Where one is among the differences of a page; going to one shows it. */
function useDifferences(props: CompareViewProps) {
  const { pastState, nowState } = props;
  const [layouts, setLayouts] = useState({ past: noLayout, now: noLayout });
  const [wanted, setWanted] = useState(0);
  const [side, setSide] = useState<Side>("past");
  const comparison = useMemo(
    () =>
      pastState && nowState && isNotFoundPage(nowState.page)
        ? compareNotFound(pastState.site, nowState.site)
        : comparePage(seenPage(pastState), seenPage(nowState), {
            templates,
            languages: (nowState ?? pastState)?.site.languages ?? [],
          }),
    [pastState, nowState],
  );
  const { differences } = comparison;
  const { show, ...scrolling } = useScrolling(layouts);
  const at = Math.min(wanted, differences.length - 1);
  const go = (step: 1 | -1): void => {
    const next = Math.min(Math.max(0, at + step), differences.length - 1);
    const shown = differences[next];
    if (!shown) return;
    setWanted(next);
    setSide(shown.kind === "removed" ? "past" : "now");
    show(shown);
  };
  useDifferenceKeys(go);
  const setLayout = (of: Side, layout: FrameLayout): void =>
    setLayouts((known) => ({ ...known, [of]: layout }));
  return { comparison, at, side, setSide, go, setLayout, ...scrolling };
}

/** What names are read from: the page with its site. */
function recordsOfState(state: PageState | undefined): Records {
  if (!state) return {};
  const { site, index } = state;
  const page = standingPage(state.page, site);
  return recordsOf([
    ["site", site],
    ["index", index],
    [pageKey(page.id), page],
  ]);
}

/** The fields that differ: the page's own, and those of the section that was gone to. */
function Fields(props: {
  readonly view: CompareViewProps;
  readonly comparison: ReturnType<typeof comparePage>;
  readonly current: Difference | undefined;
}): ReactNode {
  const { view, comparison, current } = props;
  const { isViewer, restore, pastState, nowState } = view;
  const page = nowState?.page.id ?? "";
  const section = current?.section ?? "";
  const target = useMemo(() => ({ page, section }), [page, section]);
  const [past, now] = useMemo(
    () => [recordsOfState(pastState), recordsOfState(nowState)] as const,
    [pastState, nowState],
  );
  const tools = useValueTools(target, now);
  const pastTools = useValueTools(target, past);
  const common = {
    isViewer,
    tools,
    pastTools,
    onRestoreText: restore.text,
    onRestoreValue: restore.value,
  };
  const isEmpty = ({ texts, values }: Pick<Difference, "texts" | "values">): boolean =>
    texts.length + values.length === 0;
  if (isEmpty(comparison) && (!current || isEmpty(current))) return null;
  return (
    <div className="compare-texts">
      {!isEmpty(comparison) && (
        <ChangedFields {...common} changed={comparison} template={undefined} />
      )}
      {current && !isEmpty(current) && (
        <ChangedFields {...common} changed={current} template={current.template} />
      )}
    </div>
  );
}

/** A page as it was and as it is, side by side, with what differs between them. */
export function CompareView(props: CompareViewProps): ReactNode {
  const { pastState, nowState, pastLabel, isViewer, restore, device, language, draw } = props;
  const t = useTranslate("versions");
  const state = useDifferences(props);
  const { comparison, at, side, setSide, go, setLayout, pastBox, nowBox, onScroll } = state;
  const { differences } = comparison;
  const current = differences[at];
  const restoreSection =
    isViewer || !pastState || !nowState
      ? undefined
      : ({ section }: Difference) => restore.section(pastState, section);
  return (
    <>
      <CompareHeads
        pastLabel={pastLabel}
        side={side}
        onSide={setSide}
        at={at}
        count={differences.length}
        nothing={comparison.isSame ? t("noDifferences") : ""}
        onGo={go}
      />
      <div className="compare-panes" data-shown={side}>
        <ComparePane
          side="past"
          title={t("past")}
          state={pastState}
          missing={t("noPage")}
          device={device}
          draw={draw}
          box={pastBox}
          onScroll={() => onScroll("past")}
          onLayout={(layout) => setLayout("past", layout)}
        >
          {(layout) => (
            <DifferenceMarks
              layout={layout}
              differences={differences.filter(({ kind }) => kind !== "added")}
              current={current}
              language={pastState ? seenLanguage(pastState.site, language) : language}
              onRestore={restoreSection}
            />
          )}
        </ComparePane>
        <ComparePane
          side="now"
          title={t("now")}
          state={nowState}
          missing={t("removed")}
          device={device}
          draw={draw}
          box={nowBox}
          onScroll={() => onScroll("now")}
          onLayout={(layout) => setLayout("now", layout)}
        >
          {(layout) => (
            <DifferenceMarks
              layout={layout}
              differences={differences.filter(({ kind }) => kind !== "removed")}
              current={current}
              language={nowState ? seenLanguage(nowState.site, language) : language}
            />
          )}
        </ComparePane>
      </div>
      <Fields view={props} comparison={comparison} current={current} />
    </>
  );
}
