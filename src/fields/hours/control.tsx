import type { ReactNode } from "react";
import { Segmented } from "#/editor/ui/segmented.tsx";
import { useTranslate } from "#/editor/words/i18n.ts";
import { fieldWord } from "#/editor/words/own-names.ts";
import type { FieldControlProps } from "../field-control.ts";
import { HoursEditor } from "./control/hours-editor.tsx";
import { ownZone } from "./control/zone-field.tsx";
import type { HoursField } from "./spec.ts";
import { usualHours } from "./week.ts";

/** The site's hours, which are the same wherever they are shown, or hours of its own. */
export function HoursControl({
  spec,
  value,
  onChange,
  tools,
}: FieldControlProps<HoursField>): ReactNode {
  const t = useTranslate("fields");
  const ofSite = tools.siteHours ?? usualHours;
  const hint = tools.siteHours ? "hours.ofSiteHint" : "hours.usualHint";
  const choices = [
    { value: "site", label: t("hours.ofSite") },
    { value: "own", label: t("hours.own") },
  ];
  return (
    <section className="grid">
      <p className="label">{spec.label ? fieldWord(spec.label) : ""}</p>
      <Segmented
        isFull
        label={t("hours.whose")}
        choices={choices}
        value={value === null ? "site" : "own"}
        onChoose={(whose) =>
          onChange(whose === "site" ? null : { ...ofSite, zone: ofSite.zone || ownZone() })
        }
      />
      <p className="hint">{t(value === null ? hint : "hours.ownHint")}</p>
      {value === null && !tools.siteHours && (
        <button
          type="button"
          className="button"
          onClick={() => tools.setSiteHours({ ...usualHours, zone: ownZone() })}
        >
          {t("hours.useUsual")}
        </button>
      )}
      {value === null ? (
        <HoursEditor value={ofSite} onChange={tools.setSiteHours} />
      ) : (
        <HoursEditor value={value} onChange={onChange} />
      )}
    </section>
  );
}
