import { useState } from "react";
import { homePage } from "#/api/home-page.ts";
import type { DocumentAnswer } from "#/api/documents.ts";
import type { Differences } from "#/api/history.ts";
import { languagesApart } from "#/site/language-changes.ts";
import { findEntry } from "#/site/page-index.ts";
import { pageKey } from "#/site/records.ts";
import { changedLinked } from "#/site/restore/restore-page.ts";
import type { Section } from "#/site/section.ts";
import { useEditor } from "../../session/editor.ts";
import { isOtherNotFound, notFoundPage, notFoundState } from "./not-found-page.ts";
import type { PageState } from "./page-state.ts";
import { useRecordsWith } from "./use-page-now.ts";
import { useDifferences, usePastPage } from "./use-versions.ts";
import type { VersionsClient } from "./versions-client.ts";

interface PageOfPoint {
  readonly revision: number;
  readonly page: string;
}

interface PointOptions {
  readonly client: VersionsClient;
  readonly revision: number;
  /** The site's revision that the server has. */
  readonly newest: number;
  readonly isCompared: boolean;
  /** The page that the point is about. */
  readonly touched: string | undefined;
}

/** What is looked at: a page of a point, and the same page now. */
export interface Point {
  readonly page: string | undefined;
  choosePage(page: string): void;
  readonly answer: DocumentAnswer | undefined;
  readonly past: PageState | undefined;
  readonly now: PageState | undefined;
  /** The linked sections of the page, as they were, that are something else by now. */
  readonly changedLinked: readonly Section[];
  readonly isLoading: boolean;
  readonly differences: Differences | undefined;
  /** The page that is looked at has changed since. */
  readonly isOther: boolean;
  /** The page for unknown paths has. */
  readonly isNotFoundOther: boolean;
  readonly error: unknown;
  retry(): void;
}

/** The page that is shown: the chosen one, the one that the point is about, or the home page. */
function shownPage(
  { index }: DocumentAnswer,
  wanted: readonly (string | undefined)[],
  added: ReadonlySet<string>,
): string | undefined {
  const isThere = (id: string): boolean =>
    id === notFoundPage || added.has(id) || findEntry(index, id) !== undefined;
  const found = wanted.find((id) => id !== undefined && isThere(id));
  return found ?? index.entries[0]?.id;
}

/** A page that isn't what it was; one that has come since is there to compare only. */
function differingPage(
  differences: Differences | undefined,
  { isCompared, touched }: Pick<PointOptions, "isCompared" | "touched">,
): string | undefined {
  const pages = differences?.pages.filter(({ change }) => isCompared || change !== "added") ?? [];
  return (pages.find(({ page }) => page === touched) ?? pages[0])?.page;
}

export function usePoint({ client, revision, newest, isCompared, touched }: PointOptions): Point {
  const [chosen, setChosen] = useState<PageOfPoint>();
  const [first, setFirst] = useState<PageOfPoint>();
  const { site: siteNow } = useEditor().store.records();
  const home = usePastPage(client, revision, homePage);
  const { data: differences, isPending } = useDifferences(client, revision, newest);
  // a page that differs is shown, and stays when it is restored: the one that the point is about, or the first
  const isNotFoundOther =
    home.data !== undefined && siteNow !== undefined && isOtherNotFound(home.data.site, siteNow);
  const differing =
    differingPage(differences, { isCompared, touched }) ??
    (differences && isNotFoundOther ? notFoundPage : undefined);
  if (differing !== undefined && first?.revision !== revision)
    setFirst({ revision, page: differing });
  const added = new Set(
    isCompared
      ? differences?.pages.flatMap((one) => (one.change === "added" ? [one.page] : []))
      : [],
  );
  const ofPoint = (one: PageOfPoint | undefined): string | undefined =>
    one?.revision === revision ? one.page : undefined;
  const wanted = [ofPoint(chosen), ofPoint(first), touched];
  const page = home.data && shownPage(home.data, wanted, added);
  const isNotFound = page === notFoundPage;
  const isHome = isNotFound || page === home.data?.index.entries[0]?.id;
  const isAdded = page !== undefined && added.has(page);
  const other = usePastPage(client, revision, isHome || isAdded ? undefined : page);
  const records = useRecordsWith(isCompared ? page : undefined);
  const answer = isHome || isAdded ? home.data : other.data;
  const own = isAdded ? undefined : answer?.pages[0];
  const nowPage = page === undefined ? undefined : records?.[pageKey(page)];
  const { site, index } = records ?? {};
  const past =
    answer && isNotFound
      ? notFoundState(answer)
      : answer && own && { site: answer.site, index: answer.index, page: own };
  const linkedNow =
    past && siteNow ? changedLinked(siteNow, past, languagesApart(past.site, siteNow)) : [];
  const isThere = page !== undefined && index && findEntry(index, page);
  const now =
    site && index && isNotFound
      ? notFoundState({ site, index })
      : site && index && isThere && nowPage && { site, index, page: nowPage };
  const isNowKnown = !isCompared || records !== undefined;
  return {
    page,
    choosePage: (id) => setChosen({ revision, page: id }),
    answer,
    differences,
    past,
    changedLinked: linkedNow,
    isOther: isNotFound
      ? isNotFoundOther
      : (differences?.pages.some((one) => one.page === page) ?? false),
    isNotFoundOther,
    now: now || undefined,
    isLoading: answer === undefined || !isNowKnown || isPending,
    error: home.error ?? other.error,
    retry: () => void (home.error ? home : other).refetch(),
  };
}
