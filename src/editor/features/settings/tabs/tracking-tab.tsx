import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { visibleVariant } from "#/site/consent.ts";
import { trackingSchema } from "#/site/tracking.ts";
import type { Tracking } from "#/site/tracking.ts";
import { useEditor } from "../../../session/editor.ts";
import { useSitePart } from "../../../session/hooks.ts";
import { bySchema } from "../form/by-schema.ts";
import { ConsentTag, GateNote } from "../form/gate-note.tsx";
import { Part, TabLayout } from "../form/part.tsx";
import { setSettings } from "../form/set-settings.ts";
import { ValueSetting } from "../form/value-setting.tsx";

/** The vendors with an id that is theirs, and the flag that their scripts wait for (specification, section 4). */
const trackers = [
  { name: "gtagId", gate: "analytics", example: "G-ABCDE12345" },
  { name: "ymId", gate: "analytics", example: "12345678" },
  { name: "facebookPixelCode", gate: "analytics", example: "123456789012345" },
  { name: "adSensePublisherId", gate: "marketing", example: "ca-pub-1234567890123456" },
] as const satisfies readonly { name: keyof Tracking; gate: string; example: string }[];

/** Ids of counters and of the ad script, checked by what the vendors' ids look like (R14). */
export function TrackingTab(): ReactNode {
  const editor = useEditor();
  const { t } = useTranslation("settings");
  const { tracking, cookieConsent } = useSitePart("settings");
  return (
    <TabLayout title={t("tracking.title")} hint={t("tracking.about")}>
      <GateNote variant={visibleVariant(cookieConsent)} />
      <Part>
        {trackers.map(({ name, gate, example }) => (
          <ValueSetting
            key={name}
            field={`tracking/${name}`}
            label={t(`tracking.${name}`)}
            aside={<ConsentTag gate={gate} />}
            hint={t(`tracking.${name}Hint`)}
            placeholder={example}
            stored={tracking[name]}
            check={bySchema(trackingSchema.shape[name], t(`tracking.${name}Wrong`))}
            commit={(id) => setSettings(editor, { tracking: { [name]: id } })}
          />
        ))}
      </Part>
    </TabLayout>
  );
}
