import type { ReactNode } from "react";
import { ChevronDown, ChevronLeft, ChevronUp, Mail, MailOpen, Reply, Trash2 } from "lucide-react";
import { mailAddress } from "#/lib/mail-address.ts";
import { Link } from "../../navigation/link.tsx";
import { buttonClass, IconButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useNarrow } from "../../ui/use-narrow.ts";
import { EraseMenu } from "./erase-menu.tsx";
import { inboxPath } from "./inbox-place.ts";
import type { InboxPlace } from "./inbox-place.ts";
import { entryEmail } from "./listed-entry.ts";
import type { ListedEntry } from "./listed-entry.ts";
import { useTranslate } from "../../words/i18n.ts";

export interface PaneBarProps {
  readonly site: string;
  readonly siteName: string;
  readonly listed: ListedEntry;
  /** Ids of the entries of the list, as far as it is loaded, and how long it is. */
  readonly ids: readonly number[];
  readonly total: number;
  readonly onMark: (isRead: boolean) => void;
  readonly onDelete: () => void;
  readonly onErase: (email: string) => void;
}

/** What can be done with the entry that is read, and the ways to its neighbours. */
export function PaneBar(props: PaneBarProps): ReactNode {
  const { site, siteName, listed, ids, total, onMark, onDelete, onErase } = props;
  const t = useTranslate("inbox");
  const isNarrow = useNarrow();
  const { list, entry } = listed;
  const email = entryEmail(listed);
  const place = ids.indexOf(entry.id);
  return (
    <div className="inbox-bar">
      <Link
        className="button icon-only ghost inbox-back"
        to={inboxPath(site, { list })}
        aria-label={t("back")}
        title={t("back")}
      >
        <ChevronLeft aria-hidden="true" />
      </Link>
      {email !== null && (
        <a
          // in a small window the bar above it has the one that is filled
          className={buttonClass({ variant: isNarrow ? "secondary" : "primary" })}
          href={mailAddress(email, list === "messages" ? `Re: ${siteName}` : siteName)}
        >
          <Reply aria-hidden="true" />
          {t(list === "messages" ? "reply" : "write")}
        </a>
      )}
      <IconButton
        label={t(entry.isRead ? "markUnread" : "markRead")}
        icon={entry.isRead ? <Mail aria-hidden="true" /> : <MailOpen aria-hidden="true" />}
        onClick={() => onMark(!entry.isRead)}
      />
      {list !== "complaints" && (
        <IconButton label={t("delete")} icon={<Trash2 aria-hidden="true" />} onClick={onDelete} />
      )}
      <span className="grow" />
      {place >= 0 && (
        <span className="size-12 tertiary-text num inbox-step">
          {t("place", { place: place + 1, total: Math.max(total, ids.length) })}
        </span>
      )}
      <Neighbour site={site} place={{ list, entry: ids[place - 1] ?? null }} isNext={false} />
      <Neighbour
        site={site}
        place={{ list, entry: (place >= 0 ? ids[place + 1] : undefined) ?? null }}
        isNext
      />
      {email !== null && <EraseMenu label={t("eraseThis")} onErase={() => onErase(email)} />}
    </div>
  );
}

interface NeighbourProps {
  readonly site: string;
  readonly place: InboxPlace;
  readonly isNext: boolean;
}

function Neighbour({ site, place, isNext }: NeighbourProps): ReactNode {
  const t = useTranslate("inbox");
  const label = t(isNext ? "next" : "previous");
  const icon = isNext ? <ChevronDown aria-hidden="true" /> : <ChevronUp aria-hidden="true" />;
  if (place.entry === null)
    return <IconButton className="inbox-step" label={label} icon={icon} disabled />;
  return (
    <Link
      className={classNames(buttonClass({ variant: "ghost" }), "icon-only", "inbox-step")}
      to={inboxPath(site, place)}
      aria-label={label}
      title={label}
    >
      {icon}
    </Link>
  );
}
