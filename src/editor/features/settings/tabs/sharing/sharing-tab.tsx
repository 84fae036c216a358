import type { ReactNode } from "react";
import { organisationSchema, settingsFields, socialImageSize } from "#/site/settings.ts";
import { useEditor } from "../../../../session/editor.ts";
import { useSitePart } from "../../../../session/hooks.ts";
import { bySchema } from "../../form/by-schema.ts";
import { Part, TabLayout } from "../../form/part.tsx";
import { PictureSetting } from "../../form/picture-setting.tsx";
import { setSettings } from "../../form/set-settings.ts";
import { TextSetting } from "../../form/text-setting.tsx";
import { ValueSetting } from "../../form/value-setting.tsx";
import { useTranslate } from "../../../../words/i18n.ts";

const settings = { part: "settings" } as const;
const organisation = { part: "organisation" } as const;

/** How the site looks in tabs of browsers, in search engines and where it is shared. */
export function SharingTab(): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const { phone } = useSitePart("settings").organisation;
  return (
    <TabLayout title={t("sharing.title")} hint={t("sharing.about")}>
      <Part title={t("sharing.pictures")}>
        <PictureSetting
          target={settings}
          path={["favicon"]}
          spec={settingsFields.favicon}
          label={t("sharing.favicon")}
          hint={t("sharing.faviconHint")}
        />
        <PictureSetting
          target={settings}
          path={["socialImage"]}
          spec={settingsFields.socialImage}
          label={t("sharing.socialImage")}
          hint={t("sharing.socialImageHint", socialImageSize)}
        />
      </Part>
      <Part title={t("sharing.business")} hint={t("sharing.businessAbout")}>
        <TextSetting target={organisation} path={["name"]} label={t("sharing.businessName")} />
        <ValueSetting
          field="settings/phone"
          type="tel"
          inputMode="tel"
          label={t("sharing.phone")}
          stored={phone}
          check={bySchema<string>(organisationSchema.shape.phone, t("sharing.phoneWrong"))}
          commit={(value) => setSettings(editor, { phone: value })}
        />
        <TextSetting
          target={organisation}
          path={["address"]}
          label={t("sharing.address")}
          hint={t("sharing.addressHint")}
          isLong
        />
      </Part>
    </TabLayout>
  );
}
