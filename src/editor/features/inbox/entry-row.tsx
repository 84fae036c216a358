import type { KeyboardEventHandler, ReactNode } from "react";
import { currentLanguage, useTranslate } from "../../words/i18n.ts";
import { Link } from "../../navigation/link.tsx";
import { entrySnippet, entryTitle, pagePath } from "./listed-entry.ts";
import type { ListedEntry } from "./listed-entry.ts";
import { regional } from "../../words/regional.ts";
import { shortTime } from "./when.ts";

export interface EntryRowProps {
  readonly listed: ListedEntry;
  readonly to: string;
  readonly isOpen: boolean;
  /** Whether Tab stops here: at one row of the list. */
  readonly isStop: boolean;
  readonly now: Date;
  readonly onKeyDown: KeyboardEventHandler<HTMLElement>;
}

/** An entry in its list: whose, when, and how it begins. */
export function EntryRow(props: EntryRowProps): ReactNode {
  const t = useTranslate("inbox");
  const { listed, to, isOpen, isStop, now, onKeyDown } = props;
  const { list, entry } = listed;
  const title =
    list === "complaints" ? (pagePath(entry.page) ?? t("unknownPage")) : entryTitle(t, listed);
  return (
    <li>
      <Link
        className="inbox-row"
        to={to}
        data-entry={entry.id}
        aria-current={isOpen ? "true" : undefined}
        tabIndex={isStop ? 0 : -1}
        onKeyDown={onKeyDown}
      >
        {entry.isRead ? (
          <span />
        ) : (
          <span className="dot accent">
            <span className="visually-hidden">{t("unread")}</span>
          </span>
        )}
        <span className={entry.isRead ? "truncated strong" : "truncated unread"}>{title}</span>
        <time className="size-12 tertiary-text num" dateTime={entry.sentAt}>
          {shortTime(entry.sentAt, regional(currentLanguage()), now)}
        </time>
        <span className="snippet">{entrySnippet(t, listed)}</span>
      </Link>
    </li>
  );
}
