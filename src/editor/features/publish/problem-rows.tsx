import { useState } from "react";
import type { ReactNode } from "react";
import { Check } from "lucide-react";
import type { ProblemInfo } from "#/api/publishing.ts";
import { useSitePart } from "../../session/hooks.ts";
import {
  countProblems,
  gatherLanguages,
  groupProblems,
  kindsOf,
  languagesOf,
  rowKey,
  rowsOfTexts,
  singleProblems,
} from "./problem-groups.ts";
import type { ListedProblem, ProblemGroup, ProblemKind } from "./problem-groups.ts";
import { IgnoreButton } from "./ignore-button.tsx";
import { IgnoredRows } from "./ignored-rows.tsx";
import { GoneRow, ProblemLine } from "./problem-line.tsx";
import { NewAddressButton } from "./new-address-button.tsx";
import { ProblemIcon } from "./problem-icon.tsx";
import { problemWords } from "./problem-words.ts";
import { FoldedRow } from "./folded-row.tsx";
import { useSteadyRows } from "./steady-rows.ts";
import { useNames } from "./use-names.ts";
import { useTranslate } from "../../words/i18n.ts";
import { listWords } from "../../words/list-words.ts";
import "./publish-rows.css";

export interface ProblemRowsProps {
  readonly problems: readonly ListedProblem[];
  readonly onJump: (problem: ProblemInfo) => void;
}

interface AllProblemRowsProps extends ProblemRowsProps {
  /** Other sites are being asked for what pages link to. */
  readonly isAsking: boolean;
  /** What was set aside. */
  readonly ignored: readonly ProblemInfo[];
}

/** What stands against publishing, and what is only worth a look. A row leads to its spot. */
export function ProblemRows({
  problems,
  ignored,
  isAsking,
  onJump,
}: AllProblemRowsProps): ReactNode {
  const t = useTranslate("publish");
  useNames(problems);
  const { errors, warnings, examples } = countProblems(problems);
  return (
    <section className="publish-section">
      <h2>
        {t("publish.siteChecks")}
        <span className="row problem-counts">
          {errors > 0 && (
            <span className="tag error">{t("publish.errors", { count: errors })}</span>
          )}
          {warnings > 0 && (
            <span className="tag warn">{t("publish.warnings", { count: warnings })}</span>
          )}
          {examples > 0 && (
            <span className="tag">{t("publish.examples", { count: examples })}</span>
          )}
          {problems.length === 0 && (
            <span className="tag ok">
              <Check aria-hidden="true" />
              {t("publish.allFine")}
            </span>
          )}
        </span>
      </h2>
      <ProblemGroups problems={problems} onJump={onJump} />
      <IgnoredRows problems={ignored} onJump={onJump} />
      {isAsking && (
        <p className="row hint publish-asking" role="status">
          <span className="spin" aria-hidden="true" />
          {t("publish.askingLinks")}
        </p>
      )}
    </section>
  );
}

/** What is listed: each place by itself, or all of a kind that has many; a kind that began so stays so. */
function useListed(problems: readonly ListedProblem[]): ProblemKind[] {
  const kinds = kindsOf(groupProblems(gatherLanguages(problems)));
  const [begun] = useState(
    () => new Set(kinds.filter(({ isFolded }) => isFolded).map(({ kind }) => kind)),
  );
  return kinds.flatMap(({ kind, groups, isFolded }): ProblemKind[] =>
    isFolded || begun.has(kind)
      ? [{ kind, groups, isFolded: true }]
      : groups.map((one) => ({ kind: rowKey(one.first), groups: [one], isFolded })),
  );
}

interface ProblemGroupsProps extends ProblemRowsProps {
  /** What stands above the rows, where there are any. */
  readonly heading?: string;
}

/** A row for each place; a kind with many of them is one row that can be opened, and so is what languages lack. */
export function ProblemGroups({ problems, heading, onJump }: ProblemGroupsProps): ReactNode {
  const { steady, events } = useSteadyRows(useListed(problems), ({ kind }) => kind);
  return (
    <div {...events}>
      {heading !== undefined && steady.length > 0 && <h3 className="group-label">{heading}</h3>}
      {steady.map(({ row: { kind, groups, isFolded }, isGone }) =>
        isFolded && !isGone ? (
          <KindRow key={kind} groups={groups} onJump={onJump} />
        ) : (
          <PlaceRows key={kind} groups={groups} isGone={isGone} onJump={onJump} />
        ),
      )}
    </div>
  );
}

interface PlacesProps extends Pick<ProblemRowsProps, "onJump"> {
  readonly groups: readonly ProblemGroup[];
}

function PlaceRows({ groups, isGone, onJump }: PlacesProps & { isGone: boolean }): ReactNode {
  return groups.map((group) => {
    const { first, count } = group;
    const key = rowKey(first);
    if (isGone) return <GoneRow key={key} problem={first} count={first.count ?? count} />;
    return first.spots ? (
      <LanguageRow key={key} problem={first} spots={first.spots} onJump={onJump} />
    ) : (
      <ProblemRow key={key} group={group} onJump={() => onJump(first)} />
    );
  });
}

/** All problems of one kind: their count, and opened, their places. */
function KindRow({ groups, onJump }: PlacesProps): ReactNode {
  const t = useTranslate("publish");
  const [isOpen, setOpen] = useState(false);
  const { steady, events } = useSteadyRows(groups, ({ first }) => rowKey(first));
  const [group] = groups;
  if (!group) return null;
  const count = groups.reduce((all, one) => all + one.count, 0);
  return (
    <FoldedRow
      head={
        <>
          <ProblemIcon problem={group.first} />
          <span className="grow">{problemWords(t, group.first, count)}</span>
        </>
      }
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <div className="publish-list" {...events}>
        {steady.map(({ row, isGone }) => (
          <PlaceRows key={rowKey(row.first)} groups={[row]} isGone={isGone} onJump={onJump} />
        ))}
      </div>
    </FoldedRow>
  );
}

interface LanguageRowProps extends Pick<ProblemRowsProps, "onJump"> {
  readonly problem: ListedProblem;
  readonly spots: NonNullable<ProblemInfo["spots"]>;
}

/** All problems of one kind in one language, or in the same ones: their count, and opened, their places. */
function LanguageRow({ problem, spots, onJump }: LanguageRowProps): ReactNode {
  const t = useTranslate("publish");
  const [isOpen, setOpen] = useState(false);
  useNames(isOpen ? spots : []);
  const languages = useSitePart("languages");
  const names = languagesOf(problem).map(
    (language) => languages.find(({ code }) => code === language)?.localName ?? language,
  );
  const rest = (problem.count ?? spots.length) - spots.length;
  return (
    <FoldedRow
      head={
        <>
          <ProblemIcon problem={problem} />
          <span className="grow">
            {problemWords(t, problem, problem.count ?? spots.length)}
            <span className="detail">{listWords(names)}</span>
          </span>
        </>
      }
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <div className="publish-list">
        <ProblemGroups
          problems={problem.texts ? rowsOfTexts(problem.texts) : singleProblems(problem)}
          onJump={onJump}
        />
        {rest > 0 && <p className="hint">{t("publish.andMore", { count: rest })}</p>}
      </div>
    </FoldedRow>
  );
}

function ProblemRow({ group, onJump }: { group: ProblemGroup; onJump: () => void }): ReactNode {
  const { first, count, members } = group;
  return (
    <div className="problem-row">
      <ProblemLine problem={first} count={count} onJump={onJump} />
      <NewAddressButton problems={members} />
      <IgnoreButton problems={members} />
    </div>
  );
}
