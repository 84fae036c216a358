import type { ReactNode } from "react";
import { visibleVariant } from "#/site/consent-parts.ts";
import type { Tracking } from "#/site/tracking.ts";
import { isIncomplete } from "#/site/vendors-in-use.ts";
import { trackers } from "#/vendors/registry.ts";
import type { Tracker } from "#/vendors/vendor.ts";
import { useEditor } from "../../../../session/editor.ts";
import { useSitePart } from "../../../../session/hooks.ts";
import { ConsentTag, GateNote } from "../../form/gate-note.tsx";
import { Part, TabLayout } from "../../form/part.tsx";
import { setSettings } from "../../form/set-settings.ts";
import { VendorSetting } from "../../form/vendor-setting.tsx";
import { useVendorWords } from "../../vendor-words.ts";
import { useTranslate } from "../../../../words/i18n.ts";

interface TrackerFormProps {
  readonly tracker: Tracker;
  readonly tracking: Tracking;
}

/** The values of a tracker, and the flag that its script waits for. */
function TrackerForm({ tracker, tracking }: TrackerFormProps): ReactNode {
  const editor = useEditor();
  const wordsOf = useVendorWords();
  const t = useTranslate("settings");
  const names = Object.keys(tracker.values);
  const tag = <ConsentTag gate={tracker.category} />;
  const fields = names.map((name) => (
    <VendorSetting
      key={name}
      vendor={tracker}
      value={name}
      field={`tracking/${name}`}
      aside={names.length === 1 ? tag : undefined}
      stored={tracking[name] ?? ""}
      commit={(id) => setSettings(editor, { tracking: { [name]: id } })}
    />
  ));
  if (names.length === 1) return fields;
  return (
    <fieldset className="settings-group">
      <legend className="strong">
        {wordsOf(tracker).name}
        {tag}
      </legend>
      {fields}
      {isIncomplete(tracker, tracking) && <p className="hint warn">{t("tracking.incomplete")}</p>}
    </fieldset>
  );
}

/** Third-party analytics and ads: their ids, checked by the vendors' formats (R14). */
export function TrackingTab(): ReactNode {
  const t = useTranslate("settings");
  const { tracking, cookieConsent } = useSitePart("settings");
  return (
    <TabLayout title={t("tracking.title")} hint={t("tracking.about")}>
      <GateNote variant={visibleVariant(cookieConsent)} />
      <Part>
        {trackers.map((tracker) => (
          <TrackerForm key={tracker.name} tracker={tracker} tracking={tracking} />
        ))}
      </Part>
    </TabLayout>
  );
}
