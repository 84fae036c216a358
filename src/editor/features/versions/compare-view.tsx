import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { primaryLanguage } from "#/site/language.ts";
import type { LanguageCode } from "#/site/language.ts";
import { standingPage } from "#/site/linked.ts";
import { pageKey, recordsOf } from "#/site/records.ts";
import type { Records } from "#/site/records.ts";
import { useValueTools } from "../../fields/values/use-value-tools.ts";
import { useTranslate } from "../../words/i18n.ts";
import { ChangedFields } from "./changed-fields.tsx";
import { CompareHeads } from "./compare-heads.tsx";
import type { Difference } from "./compare-page.ts";
import { ComparePane } from "./compare-pane.tsx";
import { DifferenceMarks } from "./difference-marks.tsx";
import { seenLanguage } from "./page-document.ts";
import type { PageState } from "./page-state.ts";
import { useDifferenceKeys, useScrolling } from "./use-compare-scrolling.ts";
import type { Side, SideLayouts } from "./use-compare-scrolling.ts";
import type { Comparing } from "./use-comparison.ts";
import type { Restore } from "./use-restore.ts";
import type { FrameLayout, VersionDevice } from "./version-frame.tsx";

export interface CompareViewProps {
  readonly comparing: Comparing;
  readonly pastState: PageState | undefined;
  readonly nowState: PageState | undefined;
  readonly pastLabel: ReactNode;
  readonly device: VersionDevice;
  readonly isViewer: boolean;
  readonly restore: Restore;
  readonly draw: (state: PageState) => Promise<string | undefined>;
}

const noLayout: FrameLayout = { places: [], height: 0, scale: 1 };

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
function Fields(props: CompareViewProps): ReactNode {
  const { comparing, isViewer, restore, pastState, nowState } = props;
  const { comparison, current } = comparing;
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

/** The language of a side that goes without saying: it is seen in the one that all others are translated from. */
function unsaidLanguage(state: PageState | undefined, wanted: LanguageCode) {
  if (!state) return undefined;
  const { site } = state;
  const seen = seenLanguage(site, wanted);
  return seen === primaryLanguage(site.languages) ? seen : undefined;
}

/** Both sides in a language, with the difference that was gone to in view. */
function Panes(props: CompareViewProps): ReactNode {
  const { comparing, pastState, nowState, isViewer, restore, device, draw } = props;
  const { comparison, current, turn, side, language } = comparing;
  const { differences } = comparison;
  const t = useTranslate("versions");
  const [layouts, setLayouts] = useState({ past: noLayout, now: noLayout });
  const { pastBox, nowBox, onScroll, show } = useScrolling(layouts);
  const shown = useRef<number>(undefined);
  const showCurrent = useEffectEvent((asked: number, _layouts: SideLayouts) => {
    if (!current || shown.current === asked) return;
    const isFirst = shown.current === undefined;
    if (show(current, side, isFirst ? "instant" : "smooth")) shown.current = asked;
  });
  // what isn't drawn yet is shown once it is
  useEffect(() => showCurrent(turn, layouts), [turn, layouts]);
  const setLayout = (of: Side, layout: FrameLayout): void =>
    setLayouts((known) => ({ ...known, [of]: layout }));
  const restoreSection =
    isViewer || !pastState || !nowState
      ? undefined
      : ({ section }: Difference) => restore.section(pastState, section);
  return (
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
            unsaid={unsaidLanguage(pastState, language)}
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
            unsaid={unsaidLanguage(nowState, language)}
          />
        )}
      </ComparePane>
    </div>
  );
}

/** A page as it was and as it is, side by side, with what differs between them. */
export function CompareView(props: CompareViewProps): ReactNode {
  const { comparing, pastLabel } = props;
  const { comparison, at, side, chooseSide, go, language } = comparing;
  const t = useTranslate("versions");
  useDifferenceKeys(go);
  return (
    <>
      <CompareHeads
        pastLabel={pastLabel}
        side={side}
        onSide={chooseSide}
        at={at}
        count={comparison.differences.length}
        nothing={comparison.isSame ? t("noDifferences") : ""}
        onGo={go}
      />
      <Panes key={language} {...props} />
      <Fields {...props} />
    </>
  );
}
