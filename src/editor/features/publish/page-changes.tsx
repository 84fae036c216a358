import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useRef } from "react";
import type { ChangedPagesInfo, ChangesInfo } from "#/api/publishing.ts";
import { ApiError } from "../../api/api-error.ts";
import { lookAgain } from "../../api/look-again.ts";
import { createPublishingClient } from "../../api/publishing-client.ts";
import { useEditor } from "../../session/editor.ts";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { Jump } from "./open-row.tsx";
import { PageChangeRow } from "./page-change-row.tsx";

/** As many as the server tells at once. */
const pagesAtOnce = 100;

/** The pages after the first, part by part, as they are asked for. */
function useFurtherPages(first: string | null) {
  const { site, call } = useEditor();
  const queries = useQueryClient();
  const client = useMemo(() => createPublishingClient(call, site.id), [call, site.id]);
  return useInfiniteQuery({
    queryKey: ["changed pages", site.id, first],
    queryFn: async ({ pageParam }) => {
      try {
        return await client.changedPages(pageParam);
      } catch (error) {
        // somebody has changed or published the site: what there is now is told from its beginning
        if (error instanceof ApiError && error.code === "conflict")
          void lookAgain(queries, ["changes", site.id]);
        throw error;
      }
    },
    initialPageParam: first ?? "",
    getNextPageParam: ({ next }: ChangedPagesInfo) => next ?? undefined,
    enabled: false,
  });
}

/** Where keys led to what shows more, which comes before its pages do: they go on with the first of those. */
function useFocusOnNext(count: number) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wanted = useRef(Infinity);
  useEffect(() => {
    if (count <= wanted.current) return;
    const row = box.current?.querySelectorAll(".publish-page")[wanted.current];
    row?.querySelector<HTMLElement>("button, summary")?.focus();
    wanted.current = Infinity;
  }, [count]);
  const begin = (): void => {
    if (document.activeElement === button.current) wanted.current = count;
  };
  return { box, button, begin };
}

export interface PageChangesProps extends Jump {
  readonly changes: Pick<ChangesInfo, "pages" | "pageCount" | "nextPages">;
}

/**
 * A row for each page that publishing would change. Of many the first stand in a box of their own, and others come as
 * one scrolls to them or presses what shows them.
 */
export function PageChanges({ changes, onJump }: PageChangesProps): ReactNode {
  const t = useTranslate("publish");
  const say = useTranslate("screens");
  const { data, error, fetchNextPage, isFetching } = useFurtherPages(changes.nextPages);
  const pages = [...changes.pages, ...(data?.pages ?? []).flatMap((part) => part.pages)];
  const left = changes.pageCount - pages.length;
  const { box, button, begin } = useFocusOnNext(pages.length);
  const showMore = (): void => {
    begin();
    void fetchNextPage({ cancelRefetch: false });
  };
  const rows = pages.map((page) => (
    <div key={page.page} className="publish-page">
      <PageChangeRow page={page} onJump={onJump} />
    </div>
  ));
  if (changes.nextPages === null) return rows;
  return (
    <div
      ref={box}
      className="publish-pages"
      role="region"
      aria-label={t("publish.pageCount", { count: changes.pageCount })}
    >
      {rows}
      {error && !isFetching && (
        <p className="publish-note" role="alert">
          {errorWords(say, error)}
        </p>
      )}
      {left > 0 && (
        <MoreButton ref={button} isBusy={isFetching} isStopped={!!error} onMore={showMore}>
          {t("publish.showPages", { count: Math.min(pagesAtOnce, left) })}
        </MoreButton>
      )}
    </div>
  );
}

interface MoreButtonProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly isBusy: boolean;
  /** It failed: only a press tries again. */
  readonly isStopped: boolean;
  readonly onMore: () => void;
  readonly children: ReactNode;
}

/** Shows more when it is pressed, or comes near the view. */
function MoreButton({ ref, isBusy, isStopped, onMore, children }: MoreButtonProps): ReactNode {
  const see = useEffectEvent(onMore);
  useEffect(() => {
    if (!ref.current || isBusy || isStopped) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && see(),
      { root: ref.current.closest(".publish-pages"), rootMargin: "800px 0px" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isBusy, isStopped]);
  return (
    <button
      ref={ref}
      type="button"
      className="menu-item"
      aria-busy={isBusy}
      onClick={() => !isBusy && onMore()}
    >
      <ChevronDown aria-hidden="true" />
      {children}
    </button>
  );
}
