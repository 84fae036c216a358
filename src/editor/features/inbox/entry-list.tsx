import { useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { Inbox, MailCheck } from "lucide-react";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { InboxEntry } from "#/api/inbox.ts";
import { ApiError } from "../../api/api-error.ts";
import { errorWords } from "../../words/error-words.ts";
import { Button } from "../../ui/button.tsx";
import { EntryRow } from "./entry-row.tsx";
import { inboxPath } from "./inbox-place.ts";
import type { InboxPlace } from "./inbox-place.ts";
import { listedEntry } from "./listed-entry.ts";
import { useTranslate } from "../../words/i18n.ts";

export interface EntryListProps {
  readonly site: string;
  readonly place: InboxPlace;
  readonly entries: UseInfiniteQueryResult<InboxEntry[]>;
  readonly isUnread: boolean;
  readonly onDelete: (id: number) => void;
}

/** The row that a key press leads to from another one. */
function rowFor(key: string, rows: readonly HTMLElement[], here: number): HTMLElement | undefined {
  switch (key) {
    case "ArrowDown":
      return rows[here + 1];
    case "ArrowUp":
      return rows[Math.max(here - 1, 0)];
    case "Home":
      return rows[0];
    case "End":
      return rows.at(-1);
    default:
      return undefined;
  }
}

function rowsAround(row: HTMLElement): HTMLElement[] {
  return [...(row.closest("ol")?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])];
}

/** The focus goes to the row that takes a row's place. */
function giveFocusAway(row: HTMLElement): void {
  const rows = rowsAround(row);
  const here = rows.indexOf(row);
  (rows[here + 1] ?? rows[here - 1])?.focus();
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const row = event.currentTarget;
  const rows = rowsAround(row);
  const next = rowFor(event.key, rows, rows.indexOf(row));
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The entries of a list. Arrow keys move through it, Enter opens, Delete throws away. */
export function EntryList({ site, place, entries, isUnread, onDelete }: EntryListProps): ReactNode {
  const t = useTranslate("inbox");
  const { list, entry: open } = place;
  const [now] = useState(() => new Date());
  if (entries.isPending) return <Skeleton />;
  if (entries.isError) {
    return <LoadError error={entries.error} onRetry={() => void entries.refetch()} />;
  }
  const all = entries.data;
  if (all.length === 0) return <Empty list={list} isUnread={isUnread} />;
  const stop = all.some(({ id }) => id === open) ? open : all[0]?.id;
  return (
    <>
      <ol className="inbox-list" aria-label={t(`lists.${list}`)}>
        {all.map((entry) => (
          <EntryRow
            key={entry.id}
            listed={listedEntry(list, entry)}
            to={inboxPath(site, { list, entry: entry.id })}
            isOpen={entry.id === open}
            isStop={entry.id === stop}
            now={now}
            onKeyDown={(event) => {
              if (event.key !== "Delete" || list === "complaints") return moveFocus(event);
              event.preventDefault();
              giveFocusAway(event.currentTarget);
              onDelete(entry.id);
            }}
          />
        ))}
      </ol>
      {entries.hasNextPage && (
        <Button
          className="inbox-more"
          isBusy={entries.isFetchingNextPage}
          onClick={() => void entries.fetchNextPage()}
        >
          {t("loadMore")}
        </Button>
      )}
    </>
  );
}

function Skeleton(): ReactNode {
  const t = useTranslate("inbox");
  return (
    <div className="inbox-list" role="status" aria-label={t("loading")}>
      {[1, 2, 3, 4, 5].map((one) => (
        <div key={one} className="inbox-row-skeleton">
          <div className="skeleton" />
          <div className="skeleton" />
        </div>
      ))}
    </div>
  );
}

function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  const t = useTranslate("inbox");
  const say = useTranslate("screens");
  const isForbidden = error instanceof ApiError && error.status === 403;
  return (
    <div className="empty" role="alert">
      <p>{isForbidden ? t("forbidden") : `${t("failed")} ${errorWords(say, error)}`}</p>
      {!isForbidden && <Button onClick={onRetry}>{say("retry")}</Button>}
    </div>
  );
}

function Empty({ list, isUnread }: Pick<InboxPlace, "list"> & { isUnread: boolean }): ReactNode {
  const t = useTranslate("inbox");
  return (
    <div className="empty inbox-empty">
      {isUnread ? (
        <>
          <MailCheck className="size-20" aria-hidden="true" />
          <p>{t("emptyUnread")}</p>
        </>
      ) : (
        <>
          <Inbox className="size-20" aria-hidden="true" />
          <h2 className="section-title">{t(`empty.${list}.title`)}</h2>
          <p>{t(`empty.${list}.text`)}</p>
        </>
      )}
    </div>
  );
}
