import type { ReactNode } from "react";
import { CalendarCheck, CalendarX, CircleCheck, CircleMinus } from "lucide-react";
import type { InboxEntries } from "#/api/inbox.ts";
import { currentLanguage, useTranslate } from "../../words/i18n.ts";
import { answerWords, pagePath } from "./listed-entry.ts";
import type { ListedEntry } from "./listed-entry.ts";
import { regional } from "../../words/regional.ts";
import { languageName } from "../../words/language-name.ts";
import { fullTime } from "./when.ts";

/** Under which circumstances an entry came. */
export function EntryFacts({ listed }: { listed: ListedEntry }): ReactNode {
  const t = useTranslate("inbox");
  const { list, entry } = listed;
  return (
    <dl>
      {list === "subscribers" && <SubscriberFacts entry={entry} />}
      {list === "rsvps" && <ReplyFacts entry={entry} />}
      <Fact label={t("facts.page")}>
        <Page page={entry.page} />
      </Fact>
      <Fact label={t("facts.language")}>
        {entry.language === null ? t("unknown") : languageName(entry.language, currentLanguage())}
      </Fact>
      {list !== "complaints" && <Consent isAccepted={entry.isCookieAccepted} />}
      <Fact label={t("facts.version")}>
        <Version version={entry.version} release={entry.release} />
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Page({ page }: { page: string | null }): ReactNode {
  const t = useTranslate("inbox");
  const path = pagePath(page);
  if (page === null || path === null) return t("unknown");
  return (
    <a className="link" href={page} target="_blank" rel="noopener noreferrer">
      {path}
    </a>
  );
}

function Version({ version, release }: { version: number | null; release: string | null }) {
  const t = useTranslate("inbox");
  if (version !== null) return t("version", { number: version });
  return release === null ? t("unknown") : <span className="mono">{release}</span>;
}

function Consent({ isAccepted }: { isAccepted: boolean | null }): ReactNode {
  const t = useTranslate("inbox");
  const word = isAccepted === null ? "none" : isAccepted ? "accepted" : "declined";
  return (
    <Fact label={t("facts.consent")}>
      {isAccepted === true && <CircleCheck className="size-14" aria-hidden="true" />}
      {isAccepted === false && <CircleMinus className="size-14" aria-hidden="true" />}
      {t(`consent.${word}`)}
    </Fact>
  );
}

const tags = { unconfirmed: "tag warn", confirmed: "tag ok", unsubscribed: "tag" } as const;

function SubscriberFacts({ entry }: { entry: InboxEntries["subscribers"] }): ReactNode {
  const t = useTranslate("inbox");
  return (
    <>
      <Fact label={t("facts.state")}>
        <span className={tags[entry.state]}>{t(`state.${entry.state}`)}</span>
      </Fact>
      <Fact label={t("facts.since")}>
        <time dateTime={entry.changedAt}>
          {fullTime(entry.changedAt, regional(currentLanguage()))}
        </time>
      </Fact>
    </>
  );
}

function ReplyFacts({ entry }: { entry: InboxEntries["rsvps"] }): ReactNode {
  const t = useTranslate("inbox");
  const Icon = entry.isAttending ? CalendarCheck : CalendarX;
  return (
    <>
      <Fact label={t("facts.event")}>{entry.eventTitle ?? t("eventGone")}</Fact>
      <Fact label={t("facts.answer")}>
        <Icon className="size-14" aria-hidden="true" />
        {answerWords(t, entry)}
      </Fact>
      {entry.wantsNewsletter && (
        <Fact label={t("facts.newsletter")}>
          <CircleCheck className="size-14" aria-hidden="true" />
          {t("newsletter")}
        </Fact>
      )}
    </>
  );
}
