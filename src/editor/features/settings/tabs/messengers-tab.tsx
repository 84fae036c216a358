import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { messengerFields, messengerValueSchemas } from "#/site/messenger.ts";
import type { Messenger } from "#/site/messenger.ts";
import { messengerLink } from "#/site/messenger-link.ts";
import { messengerLabels } from "#/site/messenger-name.ts";
import { visitorMessage } from "#/site/visitor-message.ts";
import { SocialIcon } from "#/chrome/social-icon.tsx";
import { useSignal } from "../../../signals/signal.ts";
import { useEditor } from "../../../session/editor.ts";
import { useSitePart } from "../../../session/hooks.ts";
import { bySchema } from "../form/by-schema.ts";
import { ChoiceRow } from "../form/choice-row.tsx";
import { Part, TabLayout } from "../form/part.tsx";
import { PictureSetting } from "../form/picture-setting.tsx";
import { setSettings } from "../form/set-settings.ts";
import { Switch } from "../form/switch-row.tsx";
import { TextLanguage } from "../form/text-language.tsx";
import { TextSetting } from "../form/text-setting.tsx";
import { ValueSetting } from "../form/value-setting.tsx";
import { MessengersPreview } from "../preview/messengers-preview.tsx";

/** What a messenger's card says; visitors read the placeholders where it says nothing. */
function CardForm({ name }: Pick<Messenger, "name">): ReactNode {
  const { language } = useEditor();
  const { t } = useTranslation("settings");
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
      <div className="set-2">
        <TextSetting
          target={target}
          path={["name"]}
          label={t("messengers.name")}
          placeholder={messengerLabels[name]}
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
  const { t } = useTranslation("settings");
  const { name, isActive, value } = messenger;
  const label = messengerLabels[name];
  const link = value === "" ? "" : messengerLink(name, value);
  return (
    <li className="set-box">
      <div className="set-box-h">
        <SocialIcon kind={name} />
        <h3 className="b grow">{label}</h3>
        {isActive && value === "" && <span className="tag wa">{t("messengers.nowhere")}</span>}
        <Switch
          label={t("messengers.active", { name: label })}
          isOn={isActive}
          onChange={(isOn) => setSettings(editor, { messengers: { [name]: { isActive: isOn } } })}
        />
      </div>
      <div className="set-box-b">
        <ValueSetting
          field={`messenger/${name}`}
          label={t(`messengers.${name}Value`)}
          hint={link === "" ? t(`messengers.${name}Hint`) : t("messengers.leads", { link })}
          stored={value}
          check={bySchema(messengerValueSchemas[name], t("messengers.wrong", { name: label }))}
          commit={(next) => setSettings(editor, { messengers: { [name]: { value: next } } })}
        />
        <details className="set-more" open={isActive}>
          <summary>{t("messengers.card")}</summary>
          <div className="set-more-b">
            <CardForm name={name} />
          </div>
        </details>
      </div>
    </li>
  );
}

/** The messengers behind the round button at the window's foot. */
export function MessengersTab(): ReactNode {
  const editor = useEditor();
  const { t } = useTranslation("settings");
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
        <ul className="set-list">
          {data.map((messenger) => (
            <MessengerForm key={messenger.name} messenger={messenger} />
          ))}
        </ul>
      </Part>
    </TabLayout>
  );
}
