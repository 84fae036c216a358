import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { eventSchema } from "#/site/event.ts";
import type { SiteEvent } from "#/site/event.ts";
import { primaryLanguage } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import { useEditor } from "../../../../session/editor.ts";
import type { Editor } from "../../../../session/editor.ts";
import { useSitePart } from "../../../../session/hooks.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { useDrafts } from "../../../../session/drafts/drafts-context.ts";
import type { Checked } from "../../../../session/drafts/use-draft.ts";
import { toastStep } from "../../../../session/toast-step.ts";
import { bySchema } from "../../form/by-schema.ts";
import { TextSetting } from "../../form/text-setting.tsx";
import { ValueSetting } from "../../form/value-setting.tsx";
import { TimeZoneSetting } from "./time-zone-setting.tsx";

type Values = Partial<Pick<SiteEvent, "start" | "end" | "timeZone" | "capacity" | "deadline">>;

function setEvent(editor: Editor, event: string, values: Values): void {
  editor.dispatch({ name: "event.set", args: { event, values } });
}

/** A value that may be left out: without it, null. */
function orNull<Value>(check: (text: string) => Checked<Value>) {
  return (text: string): Checked<Value | null> =>
    text.trim() === "" ? { value: null } : check(text);
}

/** How many people there is room for. */
function capacityOf(text: string, error: string): Checked<number> {
  const number = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  const read = eventSchema.shape.capacity.safeParse(number);
  return read.success && read.data !== null ? { value: read.data } : { error };
}

/** When an event begins and ends, and until when replies are taken. */
function Times({ event }: { event: SiteEvent }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const { id, start, end, deadline } = event;
  const check = bySchema(eventSchema.shape.start, t("events.timeWrong"));
  const set = (values: Values): void => setEvent(editor, id, values);
  const shared = { type: "datetime-local", max: "9999-12-31T23:59" } as const;
  return (
    <div className="settings-pair">
      <ValueSetting
        {...shared}
        field={`event/${id}/start`}
        label={t("events.start")}
        stored={start}
        check={check}
        commit={(value) => set({ start: value })}
      />
      <ValueSetting
        {...shared}
        field={`event/${id}/end`}
        label={t("events.end")}
        problem={end < start ? t("events.endsBefore") : undefined}
        stored={end}
        check={check}
        commit={(value) => set({ end: value })}
      />
      <TimeZoneSetting
        value={event.timeZone}
        onChange={(timeZone) => set({ timeZone })}
        field={`event/${id}/timeZone`}
      />
      <ValueSetting
        {...shared}
        field={`event/${id}/deadline`}
        label={t("events.deadline")}
        hint={t("events.deadlineHint")}
        stored={deadline ?? ""}
        check={orNull<string>(check)}
        commit={(value) => set({ deadline: value })}
      />
    </div>
  );
}

/** One event with all that visitors see of it. */
export function EventForm({ event, isFirst }: { event: SiteEvent; isFirst: boolean }): ReactNode {
  const editor = useEditor();
  const drafts = useDrafts();
  const words = useTranslate();
  const t = useTranslate("settings");
  const primary = primaryLanguage(useSitePart("languages"));
  const target = { part: "event", event: event.id } as const;
  const name = readText(event.title, editor.language.get(), primary) || t("events.new");
  const remove = (): void => {
    const { outcome } = editor.dispatch({ name: "event.remove", args: { event: event.id } });
    if (outcome !== "done") return;
    drafts.dropWhere((field) => field.includes(`event/${event.id}/`));
    toastStep(editor, t("events.removed", { name }), { label: words("undo"), run: editor.undo });
  };
  return (
    <li className="settings-box">
      <div className="settings-box-head">
        <h3 className="strong grow truncated">{name}</h3>
        {isFirst && <span className="tag">{t("events.first")}</span>}
        <IconButton
          size="sm"
          label={t("row.remove", { name })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={remove}
        />
      </div>
      <div className="settings-box-body">
        <TextSetting target={target} path={["title"]} label={t("events.name")} />
        <TextSetting
          target={target}
          path={["description"]}
          label={t("events.description")}
          isLong
        />
        <TextSetting target={target} path={["place"]} label={t("events.place")} />
        <Times event={event} />
        <ValueSetting
          field={`event/${event.id}/capacity`}
          inputMode="numeric"
          label={t("events.capacity")}
          hint={t("events.capacityHint")}
          placeholder={t("events.noLimit")}
          stored={event.capacity === null ? "" : String(event.capacity)}
          check={orNull<number>((text) => capacityOf(text, t("events.capacityWrong")))}
          commit={(capacity) => setEvent(editor, event.id, { capacity })}
        />
      </div>
    </li>
  );
}
