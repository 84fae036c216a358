import { Eye, EyeOff } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { wholeSite } from "#/api/page-locks.ts";
import type { Plans } from "#/api/schedule.ts";
import { usePageIndex } from "../../../../session/hooks.ts";
import { useSiteInfo } from "../../../../session/use-site-info.ts";
import { UnpublishDialog } from "../../../../shell/site-dialogs/unpublish-dialog.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Select } from "../../../../ui/select.tsx";
import { useTranslate } from "../../../../words/i18n.ts";
import { momentWords } from "../../../../words/moment-words.ts";
import { Part } from "../../form/part.tsx";
import { ClosedWords } from "./closed-words.tsx";
import type { Schedule } from "./use-schedule.ts";

interface SeenNowProps {
  readonly plans: Plans;
  readonly schedule: Schedule;
}

/** Whether visitors see the site and its pages, and the way to change that at once. */
export function SeenNow({ plans: { off, closedWords }, schedule }: SeenNowProps): ReactNode {
  const { visibility, offSince, takedown, wasPublished } = schedule;
  const t = useTranslate("settings");
  const { entries } = usePageIndex();
  const id = useId();
  const seen = entries.filter((entry) => !off.includes(entry.id));
  const { name } = useSiteInfo();
  const [page, setPage] = useState("");
  const [isAsking, setAsking] = useState(false);
  const chosen = seen.some((entry) => entry.id === page) ? page : (seen[0]?.id ?? "");
  const set = (subject: string, isPublished: boolean): void =>
    void visibility.set({ subject, isPublished });
  const isOff = off.includes(wholeSite);
  if (!wasPublished)
    return (
      <Part title={t("schedule.now")} hint={t("schedule.notYetAbout")}>
        <ul className="settings-rows">
          <SubjectRow name={t("schedule.site")} state={t("schedule.notYet")} Icon={EyeOff} />
        </ul>
      </Part>
    );
  return (
    <Part title={t("schedule.now")} hint={t("schedule.nowAbout")}>
      <ul className="settings-rows">
        <Subject
          name={t("schedule.site")}
          isOff={isOff}
          since={offSince}
          isTakenDown={takedown !== undefined}
          isBusy={visibility.isBusy}
          onChange={() => (isOff ? set(wholeSite, true) : setAsking(true))}
        />
        {entries
          .filter((entry) => off.includes(entry.id))
          .map((entry) => (
            <Subject
              key={entry.id}
              name={entry.name}
              isOff
              isBusy={visibility.isBusy}
              onChange={() => set(entry.id, true)}
            />
          ))}
      </ul>
      {isAsking && (
        <UnpublishDialog
          name={name}
          onConfirm={() => set(wholeSite, false)}
          onClose={() => setAsking(false)}
        />
      )}
      <ClosedWords key={closedWords} words={closedWords} schedule={schedule} />
      {seen.length > 0 && (
        <div className="schedule-page">
          <div className="field grow">
            <label className="label" htmlFor={id}>
              {t("schedule.page")}
            </label>
            <Select
              id={id}
              value={chosen}
              options={seen.map((entry) => [entry.id, entry.name] as const)}
              onChange={setPage}
            />
          </div>
          <Button isBusy={visibility.isBusy} onClick={() => set(chosen, false)}>
            {t("schedule.unpublishPage")}
          </Button>
        </div>
      )}
    </Part>
  );
}

interface SubjectProps {
  readonly name: string;
  readonly isOff: boolean;
  /** Since when it is off, where that is known. */
  readonly since?: string | undefined;
  /** Visitors don't see it, whatever is chosen here. */
  readonly isTakenDown?: boolean;
  readonly isBusy: boolean;
  readonly onChange: () => void;
}

function Subject({
  name,
  isOff,
  since,
  isTakenDown = false,
  isBusy,
  onChange,
}: SubjectProps): ReactNode {
  const t = useTranslate("settings");
  const say = useTranslate("screens");
  const act = t(isOff ? "schedule.showAgain" : "schedule.unpublish");
  const state = () => {
    if (!isOff) return isTakenDown ? say("takedown.badge") : t("schedule.isSeen");
    return since === undefined
      ? t("schedule.isOff")
      : t("schedule.offSince", { time: momentWords(since) });
  };
  return (
    <SubjectRow name={name} state={state()} Icon={isOff || isTakenDown ? EyeOff : Eye}>
      <Button size="sm" isBusy={isBusy} aria-label={`${act}: ${name}`} onClick={onChange}>
        {act}
      </Button>
    </SubjectRow>
  );
}

interface SubjectRowProps {
  readonly name: string;
  readonly state: string;
  readonly Icon: LucideIcon;
  readonly children?: ReactNode;
}

function SubjectRow({ name, state, Icon, children }: SubjectRowProps): ReactNode {
  return (
    <li className="schedule-row">
      <Icon aria-hidden="true" />
      <span className="grow">
        <span className="strong">{name}</span>
        <span className="size-12 secondary-text">{state}</span>
      </span>
      {children}
    </li>
  );
}
