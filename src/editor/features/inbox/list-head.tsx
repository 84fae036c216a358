import type { ReactNode } from "react";
import { CalendarCheck, CheckCheck, Download, Flag, ListFilter, Mail, Users } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { inboxLists } from "#/api/inbox.ts";
import type { InboxCounts, InboxList } from "#/api/inbox.ts";
import { Link } from "../../navigation/link.tsx";
import { buttonClass, IconButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EraseMenu } from "./erase-menu.tsx";
import { inboxPath } from "./inbox-place.ts";
import { UnreadCount } from "./unread-count.tsx";
import { useTranslate } from "../../words/i18n.ts";

const icons = {
  messages: Mail,
  subscribers: Users,
  rsvps: CalendarCheck,
  complaints: Flag,
} as const satisfies Record<InboxList, LucideIcon>;

export interface ListHeadProps {
  readonly site: string;
  readonly list: InboxList;
  readonly counts: InboxCounts | undefined;
  readonly csv: string;
  readonly isUnread: boolean;
  readonly onUnread: (isUnread: boolean) => void;
  readonly onReadAll: () => void;
  readonly onErase: () => void;
}

/** The lists with what is unread in them, and what can be done with the one that is shown. */
export function ListHead(props: ListHeadProps): ReactNode {
  const { site, list, counts, isUnread } = props;
  const t = useTranslate("inbox");
  return (
    <header className="inbox-list-head">
      <nav className="inbox-tabs" aria-label={t("lists.label")}>
        {inboxLists.map((one) => (
          <ListLink
            key={one}
            site={site}
            list={one}
            isShown={one === list}
            unread={counts?.[one].unread ?? 0}
          />
        ))}
      </nav>
      <div className="row">
        <p className="size-12 secondary-text grow truncated num" role="status">
          {counts &&
            (isUnread
              ? t("unreadCount", { count: counts[list].unread })
              : t(`total.${list}`, { count: counts[list].total }))}
        </p>
        <Actions {...props} />
      </div>
    </header>
  );
}

interface ListLinkProps {
  readonly site: string;
  readonly list: InboxList;
  readonly isShown: boolean;
  readonly unread: number;
}

function ListLink({ site, list, isShown, unread }: ListLinkProps): ReactNode {
  const t = useTranslate("inbox");
  const Icon = icons[list];
  return (
    <Link to={inboxPath(site, { list })} aria-current={isShown ? "page" : undefined}>
      <Icon className="size-18" aria-hidden="true" />
      <span className="truncated">{t(`lists.${list}`)}</span>
      <UnreadCount count={unread} />
    </Link>
  );
}

function Actions(props: ListHeadProps): ReactNode {
  const { list, counts, csv, isUnread, onUnread, onReadAll, onErase } = props;
  const t = useTranslate("inbox");
  const hasUnread = (counts?.[list].unread ?? 0) > 0;
  return (
    <>
      <IconButton
        label={t("onlyUnread")}
        icon={<ListFilter aria-hidden="true" />}
        aria-pressed={isUnread}
        onClick={() => onUnread(!isUnread)}
      />
      <IconButton
        label={t("readAll")}
        icon={<CheckCheck aria-hidden="true" />}
        disabled={!hasUnread}
        onClick={onReadAll}
      />
      <a
        className={classNames(buttonClass({ variant: "ghost" }), "icon-only")}
        href={csv}
        download
        aria-label={t("csv")}
        title={t("csv")}
      >
        <Download aria-hidden="true" />
      </a>
      <EraseMenu label={t("erasePerson")} onErase={onErase} />
    </>
  );
}
