import type { ReactNode } from "react";
import { messengerFields, messengerVendor, readTarget } from "#/site/messenger.ts";
import type { Messenger } from "#/site/messenger.ts";
import { allMessengers } from "#/site/messenger-list.ts";
import { visitorMessage } from "#/site/visitor-message.ts";
import { MessengerIcon } from "#/chrome/messenger-widget.tsx";
import type { Messenger as MessengerVendor } from "#/vendors/vendor.ts";
import { useSignal } from "../../../../signals/signal.ts";
import { useEditor } from "../../../../session/editor.ts";
import { useSitePart } from "../../../../session/hooks.ts";
import { ChoiceRow } from "../../form/choice-row.tsx";
import { Part, TabLayout } from "../../form/part.tsx";
import { PictureSetting } from "../../form/picture-setting.tsx";
import { setSettings } from "../../form/set-settings.ts";
import { Switch } from "../../form/switch-row.tsx";
import { TextLanguage } from "../../form/text-language.tsx";
import { TextSetting } from "../../form/text-setting.tsx";
import { VendorSetting } from "../../form/vendor-setting.tsx";
import { MessengersPreview } from "./messengers-preview.tsx";
import { useTranslate } from "../../../../words/i18n.ts";

/** What a messenger's card says; visitors read the placeholders where it says nothing. */
function CardForm({ name, label }: Pick<MessengerVendor, "name" | "label">): ReactNode {
  const { language } = useEditor();
  const t = useTranslate("settings");
  const code = useSignal(language);
  const target = { part: "messenger", messenger: name } as const;
  return (
    <>
      <PictureSetting
        target={target}
        path={["avatar"]}
        spec={messengerFields.avatar}
        label={t("messengers.avatar")}
        hint={t("messengers.avatarHint")}
        isRound
      />
      <div className="settings-pair">
        <TextSetting
          target={target}
          path={["name"]}
          label={t("messengers.name")}
          placeholder={label}
        />
        <TextSetting target={target} path={["subtitle"]} label={t("messengers.subtitle")} />
      </div>
      <TextSetting
        target={target}
        path={["message"]}
        label={t("messengers.message")}
        placeholder={visitorMessage("chatGreeting", code)}
        isLong
      />
      <TextSetting
        target={target}
        path={["buttonText"]}
        label={t("messengers.buttonText")}
        placeholder={visitorMessage("chatButton", code)}
      />
    </>
  );
}

/** One messenger: whether visitors see it, where its button leads, what its card says. */
function MessengerForm({ messenger }: { messenger: Messenger }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const { name, isActive, value } = messenger;
  const vendor = messengerVendor(name);
  if (!vendor) return null;
  const { label, icon } = vendor;
  const leads = value === "" ? {} : { hint: t("messengers.leads", { link: vendor.link(value) }) };
  return (
    <li className="settings-box">
      <div className="settings-box-head">
        <MessengerIcon path={icon} />
        <h3 className="strong grow">{label}</h3>
        {isActive && value === "" && <span className="tag warn">{t("messengers.nowhere")}</span>}
        <Switch
          label={t("messengers.active", { name: label })}
          isOn={isActive}
          onChange={(isOn) => setSettings(editor, { messengers: { [name]: { isActive: isOn } } })}
        />
      </div>
      <div className="settings-box-body">
        <VendorSetting
          vendor={vendor}
          value="value"
          field={`messenger/${name}`}
          {...leads}
          stored={value}
          read={(pasted) => readTarget(vendor, pasted)}
          commit={(next) => setSettings(editor, { messengers: { [name]: { value: next } } })}
        />
        <details className="settings-more" open={isActive}>
          <summary>{t("messengers.card")}</summary>
          <div className="settings-more-body">
            <CardForm {...vendor} />
          </div>
        </details>
      </div>
    </li>
  );
}

/** The messengers behind the round button at the window's foot. */
export function MessengersTab(): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const { alignment, data } = useSitePart("settings").messengers;
  return (
    <TabLayout
      title={t("messengers.title")}
      hint={t("messengers.about")}
      preview={<MessengersPreview />}
    >
      <Part>
        <ChoiceRow
          label={t("messengers.alignment")}
          hint={t("messengers.alignmentHint")}
          choices={[
            { value: "left", label: t("messengers.left") },
            { value: "right", label: t("messengers.right") },
          ]}
          value={alignment}
          onChoose={(side) => setSettings(editor, { messengers: { alignment: side } })}
        />
      </Part>
      <Part title={t("messengers.list")} aside={<TextLanguage />}>
        <ul className="settings-list">
          {allMessengers(data).map((messenger) => (
            <MessengerForm key={messenger.name} messenger={messenger} />
          ))}
        </ul>
      </Part>
    </TabLayout>
  );
}
