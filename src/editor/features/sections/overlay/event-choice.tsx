import { useId } from "react";
import type { ReactNode } from "react";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { primaryLanguage } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import { useSignal } from "../../../signals/signal.ts";
import { siteTopic } from "../../../document-store/topics.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { useEditor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { navigate } from "../../../navigation/location.ts";
import { Select } from "../../../ui/select.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { useDraftValue } from "./use-draft-value.ts";
import { useSectionField } from "./use-section-field.ts";

/** Which event a section is about: one of the site's, or always its first (R9). */
function Choice({ section }: { section: string }): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const id = useId();
  const language = useSignal(editor.language);
  const site = useStored(editor.store, siteTopic("events"), (records) => records.site);
  const [value, set] = useSectionField<string | null>(section, "event");
  if (!site) return null;
  const primary = primaryLanguage(site.languages);
  return (
    <section className="grid tight">
      <label className="lbl" htmlFor={id}>
        {t("background.event")}
      </label>
      <Select
        id={id}
        value={value ?? ""}
        options={[
          ["", t("background.firstEvent")],
          ...site.events.map((event) => {
            const title = readText(event.title, language, primary);
            return [event.id, `${title} · ${event.start.slice(0, 10)}`] as const;
          }),
        ]}
        onChange={(event) => set(event === "" ? null : event)}
      />
      <button
        type="button"
        className="btn"
        onClick={() => navigate(`/sites/${editor.site.id}/settings/events`)}
      >
        {t("background.events")}
      </button>
    </section>
  );
}

function Guests({ section, min, max }: { section: string; min: number; max: number }): ReactNode {
  const t = useTranslate();
  const [stored, set] = useSectionField<number>(section, "guestsLimit");
  const [value, show, commit] = useDraftValue(stored ?? 0, set);
  return (
    <section className="grid tight">
      <h4 className="lbl row">
        <span className="grow">{t("background.guests")}</span>
        <span className="num">{value}</span>
      </h4>
      <Slider
        label={t("background.guests")}
        {...{ min, max, value }}
        onChange={show}
        onRelease={commit}
      />
    </section>
  );
}

/** What a section that asks for replies is set to; nothing for others. */
export function EventChoice({ section, specs }: { section: string; specs: FieldSpecs }): ReactNode {
  if (specs["event"]?.kind !== "event") return null;
  const guests = specs["guestsLimit"];
  return (
    <>
      <Choice section={section} />
      {guests?.kind === "number" && <Guests section={section} min={guests.min} max={guests.max} />}
    </>
  );
}
