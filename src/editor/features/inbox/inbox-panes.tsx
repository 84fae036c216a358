import { useState } from "react";
import type { ReactNode } from "react";
import type { InboxCounts, InboxEntry } from "#/api/inbox.ts";
import { currentLanguage, useTranslate } from "../../words/i18n.ts";
import { errorWords } from "../../words/error-words.ts";
import type { ToastMessage } from "../../ui/toast-stack.tsx";
import { EntryList } from "./entry-list.tsx";
import { EraseDialog } from "./erase-dialog.tsx";
import type { InboxClient } from "./inbox-client.ts";
import { inboxPath } from "./inbox-place.ts";
import type { InboxPlace } from "./inbox-place.ts";
import { ListHead } from "./list-head.tsx";
import { listedEntry } from "./listed-entry.ts";
import { NothingOpen } from "./nothing-open.tsx";
import { PaneBar } from "./pane-bar.tsx";
import { ReadingPane } from "./reading-pane.tsx";
import { useEntries, useEntry } from "./use-entries.ts";
import { useFreshList } from "./use-fresh-list.ts";
import { useReturn } from "./use-return.ts";
import { useInboxActions } from "./use-inbox-actions.ts";

export interface InboxPanesProps {
  readonly client: InboxClient;
  readonly site: string;
  readonly siteName: string;
  readonly place: InboxPlace;
  readonly counts: InboxCounts | undefined;
  /** What is said above the list. */
  readonly note: ReactNode;
  readonly navigate: (path: string) => void;
  readonly toast: (message: string, action?: ToastMessage["action"]) => void;
}

/** What is done with entries, each with the word about it. */
function useDeeds({ client, site, place, navigate, toast }: InboxPanesProps) {
  const t = useTranslate("inbox");
  const say = useTranslate("screens");
  const actions = useInboxActions(client);
  const { list } = place;
  const fail = (cause: unknown): void => toast(errorWords(say, cause));
  const close = (): void => navigate(inboxPath(site, { list }));
  return {
    actions,
    close,
    mark: (id: number, isRead: boolean) => void actions.mark(list, id, isRead).catch(fail),
    remove(id: number) {
      if (list === "complaints") return;
      const run = () => void actions.restore(list, id).then(() => toast(t("restored")), fail);
      if (id === place.entry) close();
      actions.remove(list, id).then(() => toast(t("deleted"), { label: say("undo"), run }), fail);
    },
    readAll(newest: InboxEntry | undefined) {
      const until = newest?.sentAt ?? new Date().toISOString();
      actions.readAll(list, until).then(() => toast(t("allRead")), fail);
    },
  };
}

/** Whether something is open, or there is nothing to open. */
function shownAs({ entry }: InboxPlace, entries: readonly InboxEntry[] | undefined) {
  const isEmpty = entry === null && entries?.length === 0;
  return { "data-open": entry !== null || undefined, "data-empty": isEmpty || undefined };
}

/** The list and, beside it or in its place, what is open of it. */
export function InboxPanes(props: InboxPanesProps): ReactNode {
  const { client, site, siteName, place, counts, note, toast } = props;
  const t = useTranslate("inbox");
  const [isUnread, setUnread] = useState(false);
  const [erasing, setErasing] = useState<string | null>(null);
  const { list } = place;
  const entries = useEntries(client, { list, isUnread });
  const known = entries.data ?? [];
  const { entry, error } = useEntry(client, place, known);
  useFreshList(place, counts);
  useReturn(place.entry);

  const { actions, close, mark, remove, readAll } = useDeeds(props);
  return (
    <main className="inbox-panes" {...shownAs(place, entries.data)}>
      <h1 className="visually-hidden">{t("title")}</h1>
      <section className="inbox-list-pane" aria-label={t(`lists.${list}`)}>
        <ListHead
          site={site}
          list={list}
          counts={counts}
          csv={client.csv(list, currentLanguage())}
          isUnread={isUnread}
          onUnread={setUnread}
          onReadAll={() => readAll(known[0])}
          onErase={() => setErasing("")}
        />
        {note}
        <EntryList
          site={site}
          place={place}
          entries={entries}
          isUnread={isUnread}
          onDelete={remove}
        />
      </section>
      <section className="inbox-reading-pane" aria-label={t("entry")}>
        {entry ? (
          <>
            <PaneBar
              site={site}
              siteName={siteName}
              listed={listedEntry(list, entry)}
              ids={known.map(({ id }) => id)}
              total={isUnread ? known.length : (counts?.[list].total ?? 0)}
              onMark={(isRead) => mark(entry.id, isRead)}
              onDelete={() => remove(entry.id)}
              onErase={setErasing}
            />
            <ReadingPane
              key={`${list} ${entry.id}`}
              listed={listedEntry(list, entry)}
              siteName={siteName}
              onRead={() => mark(entry.id, true)}
            />
          </>
        ) : (
          <NothingOpen
            place={place}
            site={site}
            isGone={error !== null}
            hasChoice={known.length > 0}
          />
        )}
      </section>
      <EraseDialog
        email={erasing}
        onClose={() => setErasing(null)}
        erase={actions.erase}
        onErased={(count) => {
          setErasing(null);
          if (place.entry !== null) close();
          toast(count === 0 ? t("erase.none") : t("erase.done", { count }));
        }}
      />
    </main>
  );
}
