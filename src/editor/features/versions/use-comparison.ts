import { useState } from "react";
import { templates } from "#/sections/definitions.ts";
import { activeLanguages } from "#/site/language.ts";
import type { LanguageCode } from "#/site/language.ts";
import { languagesApart, noLanguages } from "#/site/language-changes.ts";
import { standingPage } from "#/site/linked.ts";
import type { Page } from "#/site/page.ts";
import { comparePage, showingLanguage } from "./compare-page.ts";
import type { Difference, PageComparison } from "./compare-page.ts";
import { compareNotFound, isNotFoundPage } from "./not-found-page.ts";
import type { PageState } from "./page-state.ts";
import type { Side } from "./use-compare-scrolling.ts";

/** A page beside what it is now, the difference that was gone to, and how that is seen. */
export interface Comparing {
  readonly comparison: PageComparison;
  /** Which of the differences it is, counted from 0; -1 where there is none. */
  readonly at: number;
  readonly current: Difference | undefined;
  /** How often one was gone to. */
  readonly turn: number;
  /** The side that a phone shows. */
  readonly side: Side;
  readonly language: LanguageCode;
  chooseSide(side: Side): void;
  chooseLanguage(language: LanguageCode): void;
  go(step: 1 | -1): void;
}

interface ComparisonOptions {
  /** What is compared: another one begins with its first difference. */
  readonly of: string;
  readonly past: PageState | undefined;
  readonly now: PageState | undefined;
  /** The language that the editor shows the site in. */
  readonly own: LanguageCode;
}

/** A page with the linked sections as they were then. */
function seenPage(state: PageState | undefined): Page | undefined {
  return state && standingPage(state.page, state.site);
}

function compare(past: PageState | undefined, now: PageState | undefined): PageComparison {
  if (past && now && isNotFoundPage(now.page)) return compareNotFound(past.site, now.site);
  const { languages = [] } = (now ?? past)?.site ?? {};
  const apart = past && now ? languagesApart(past.site, now.site) : noLanguages;
  return comparePage(seenPage(past), seenPage(now), { templates, languages, apart });
}

const start = { of: "", at: 0, turn: 0, side: "past" } as const;

/** Where one is among the differences of a page. Going to one shows it in a language that it is in. */
export function useComparison({ of, past, now, own }: ComparisonOptions): Comparing {
  const [kept, setPlace] = useState<{ of: string; at: number; turn: number; side: Side }>(start);
  const [chosen, setChosen] = useState<{ of: string; turn: number; language: LanguageCode }>();
  const place = kept.of === of ? kept : { ...start, of };
  const { turn, side } = place;
  const comparison = compare(past, now);
  const { differences } = comparison;
  const at = Math.min(place.at, differences.length - 1);
  const current = differences[at];
  const wanted = chosen?.language ?? own;
  // one that was chosen beside a difference is shown until another is gone to
  const isHeld = chosen?.of === of && chosen.turn === turn;
  const spoken = now ? activeLanguages(now.site.languages) : [];
  return {
    comparison,
    at,
    current,
    turn,
    side,
    language: isHeld ? wanted : showingLanguage(current, wanted, spoken),
    chooseSide: (to) => setPlace({ ...place, side: to }),
    chooseLanguage: (language) => setChosen({ of, turn, language }),
    go(step) {
      const next = Math.min(Math.max(0, at + step), differences.length - 1);
      const shown = differences[next];
      if (!shown) return;
      setPlace({ of, at: next, turn: turn + 1, side: shown.kind === "removed" ? "past" : "now" });
    },
  };
}
