import { CalendarPlus } from "lucide-react";
import type { ReactNode } from "react";
import { createId } from "#/lib/create-id.ts";
import type { SiteEvent } from "#/site/event.ts";
import { primaryLanguage } from "#/site/language.ts";
import { eventsPerSite } from "#/site/limits.ts";
import { useEditor } from "../../../../session/editor.ts";
import type { Editor } from "../../../../session/editor.ts";
import { useSitePart } from "../../../../session/hooks.ts";
import { Button } from "../../../../ui/button.tsx";
import { Part, TabLayout } from "../../form/part.tsx";
import { TextLanguage } from "../../form/text-language.tsx";
import { EventForm } from "./event-form.tsx";
import { useTranslate } from "../../../../words/i18n.ts";

/** The evening in a week from now, as a local time. */
function inAWeek(now: number, hour: number): string {
  const day = new Date(now + 7 * 24 * 3_600_000);
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T${two(hour)}:00`;
}

function addEvent(editor: Editor, events: readonly SiteEvent[], title: string): void {
  const language = primaryLanguage(editor.store.records().site?.languages ?? []);
  const now = editor.timers.now();
  const event: SiteEvent = {
    id: createId(),
    title: { [language]: { text: title } },
    description: {},
    place: {},
    start: inAWeek(now, 18),
    end: inAWeek(now, 20),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
    capacity: null,
    deadline: null,
  };
  editor.dispatch({ name: "event.add", args: { event, after: events.at(-1)?.id ?? null } });
}

/** Events that visitors reply to (R9). */
export function EventsTab(): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const events = useSitePart("events");
  const isFull = events.length >= eventsPerSite;
  return (
    <TabLayout title={t("events.title")} hint={t("events.about")}>
      <Part
        title={t("events.list", { count: events.length })}
        aside={events.length > 0 && <TextLanguage />}
      >
        {events.length === 0 && (
          <div className="empty settings-box">
            <CalendarPlus className="size-20" aria-hidden="true" />
            <p>{t("events.empty")}</p>
          </div>
        )}
        <ul className="settings-list">
          {events.map((event, index) => (
            <EventForm key={event.id} event={event} isFirst={index === 0} />
          ))}
        </ul>
        <div>
          <Button
            variant={events.length === 0 ? "primary" : "secondary"}
            disabled={isFull}
            onClick={() => addEvent(editor, events, t("events.new"))}
          >
            <CalendarPlus aria-hidden="true" />
            {t("events.add")}
          </Button>
        </div>
        {isFull && <p className="hint">{t("events.full", { count: eventsPerSite })}</p>}
      </Part>
    </TabLayout>
  );
}
