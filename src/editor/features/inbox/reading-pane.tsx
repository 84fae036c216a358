import { useEffect, useEffectEvent, useRef } from "react";
import type { ReactNode } from "react";
import { Flag, Info } from "lucide-react";
import { mailAddress } from "#/lib/mail-address.ts";
import { currentLanguage, useTranslate } from "../../words/i18n.ts";
import { EntryFacts } from "./entry-facts.tsx";
import { entryEmail, entryTitle, initials } from "./listed-entry.ts";
import type { ListedEntry } from "./listed-entry.ts";
import { regional } from "../../words/regional.ts";
import { fullTime } from "./when.ts";

export interface ReadingPaneProps {
  readonly listed: ListedEntry;
  readonly siteName: string;
  /** Called once for an entry that is unread when it is opened. */
  readonly onRead: () => void;
}

/** From this width on the list stands beside what is read. */
const besideQuery = "(min-width: 1024px)";

/** An entry in full. It has been read when it is opened. */
export function ReadingPane({ listed, siteName, onRead }: ReadingPaneProps): ReactNode {
  const t = useTranslate("inbox");
  const title = useRef<HTMLHeadingElement>(null);
  const { list, entry } = listed;
  const opened = useEffectEvent(() => {
    if (!entry.isRead) onRead();
    // in place of the list the entry is a page of its own
    if (!matchMedia(besideQuery).matches) title.current?.focus();
  });
  useEffect(() => opened(), []);
  const name = entryTitle(t, listed);
  const email = entryEmail(listed);
  const text = textOf(listed);
  return (
    <article className="inbox-entry" aria-label={name}>
      <header className="row">
        <span className="avatar lg initials" aria-hidden="true">
          {list === "complaints" ? <Flag /> : initials(name)}
        </span>
        <div className="grow">
          <h2 ref={title} className="section-title" tabIndex={-1}>
            {name}
          </h2>
          {email !== null && email !== name && (
            <a className="link" href={mailAddress(email, siteName)}>
              {email}
            </a>
          )}
        </div>
        <time className="tertiary-text num" dateTime={entry.sentAt}>
          {fullTime(entry.sentAt, regional(currentLanguage()))}
        </time>
      </header>
      {text !== null && (
        <div className="inbox-text" lang={entry.language ?? undefined} dir="auto">
          {text === "" ? (
            <p className="tertiary-text" lang={currentLanguage()}>
              {t("noMessage")}
            </p>
          ) : (
            <p>{text}</p>
          )}
        </div>
      )}
      <EntryFacts listed={listed} />
      {list === "complaints" && (
        <p className="note">
          <Info aria-hidden="true" />
          {t("complaintNote")}
        </p>
      )}
    </article>
  );
}

/** What was written; null where the form asks for no words. */
function textOf({ list, entry }: ListedEntry): string | null {
  switch (list) {
    case "messages":
    case "rsvps":
      return entry.message;
    case "complaints":
      return entry.comment;
    case "subscribers":
      return null;
  }
}
