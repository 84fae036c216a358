import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { ErrorNote } from "../../ui/error-note.tsx";
import { Button } from "../../ui/button.tsx";
import { useTranslate } from "../../words/i18n.ts";

interface ListedProps<Row> {
  readonly list: UseInfiniteQueryResult<Row[]>;
  /** The sign of the screen, over the words in the place of a list without rows. */
  readonly Icon: LucideIcon;
  readonly empty: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** The rows of a list, or why there are none, and the way to more of them. */
export function Listed<Row>({ list, Icon, empty, children }: ListedProps<Row>): ReactNode {
  const t = useTranslate("operators");
  const { data, error, isPending, hasNextPage, isFetchingNextPage } = list;
  return (
    <>
      <ErrorNote error={error} />
      {isPending && error === null && <Skeleton />}
      {data && data.length === 0 && (
        <div className="empty operator-empty">
          <Icon className="size-20" aria-hidden="true" />
          <p>{empty}</p>
        </div>
      )}
      {data && data.length > 0 && children(data)}
      {hasNextPage && (
        <Button
          className="operator-more"
          isBusy={isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t("more")}
        </Button>
      )}
    </>
  );
}

/** Stands in the place of what is asked for. */
export function Skeleton(): ReactNode {
  return (
    <div className="operator-table operator-waiting" aria-hidden="true">
      {["a", "b", "c"].map((key) => (
        <span key={key} className="skeleton" />
      ))}
    </div>
  );
}
