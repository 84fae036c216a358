import type { ReactNode } from "react";
import { settingsSchema } from "#/site/settings.ts";
import { siteNameSchema } from "#/site/site.ts";
import { dispatchRename } from "../../../../session/dispatch-rename.ts";
import { useEditor } from "../../../../session/editor.ts";
import { useSignal } from "../../../../signals/signal.ts";
import { useSitePart } from "../../../../session/hooks.ts";
import { bySchema } from "../../form/by-schema.ts";
import { Part, TabLayout } from "../../form/part.tsx";
import { setSettings } from "../../form/set-settings.ts";
import { ValueSetting } from "../../form/value-setting.tsx";
import { AddressPart } from "./address-part.tsx";
import { NoticeFailure } from "./notice-failure.tsx";
import { SitePart } from "./site-part.tsx";
import { TrafficLine } from "./traffic-line.tsx";
import { WebhookPart } from "./webhook-part.tsx";
import { useTranslate } from "../../../../words/i18n.ts";

/** What the site is called, where visitors find it and where their messages go, and what can be done with it. */
export function GeneralTab(): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const name = useSitePart("name");
  const { email } = useSitePart("settings");
  return (
    <TabLayout title={t("general.title")} hint={t("general.about")}>
      <Part>
        <ValueSetting
          field="site/name"
          label={t("general.name")}
          hint={t("general.nameHint")}
          stored={name}
          check={bySchema(siteNameSchema, t("general.nameWrong"))}
          commit={(value, was) => {
            const step = { name: "site.rename", args: { name: value, was: name } };
            dispatchRename(editor, [step], { now: name, was, of: "site" });
          }}
        />
        <AddressPart />
        <TrafficLine />
      </Part>
      <Part title={t("general.forms")} hint={t("general.formsAbout")}>
        <ValueSetting
          field="site/email"
          type="email"
          inputMode="email"
          label={t("general.email")}
          hint={t("general.emailHint")}
          placeholder="you@example.com"
          stored={email}
          check={bySchema<string>(settingsSchema.shape.email, t("general.emailWrong"))}
          commit={(value) => setSettings(editor, { email: value })}
        />
        <NoticeFailure email={email} />
        {useSignal(editor.role) === "owner" && <WebhookPart />}
      </Part>
      <SitePart />
    </TabLayout>
  );
}
