import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { chatKeySchemas, chatNames } from "#/site/chat.ts";
import type { Chat, ChatName } from "#/site/chat.ts";
import { visibleVariant } from "#/site/consent.ts";
import { useEditor } from "../../../session/editor.ts";
import type { Editor } from "../../../session/editor.ts";
import { useSitePart } from "../../../session/hooks.ts";
import { bySchema } from "../form/by-schema.ts";
import { ConsentTag, GateNote } from "../form/gate-note.tsx";
import { Part, TabLayout } from "../form/part.tsx";
import { setSettings } from "../form/set-settings.ts";
import { ValueSetting } from "../form/value-setting.tsx";

/** What the chats' makers call them, and what their keys look like. */
const vendors = {
  livechat: { label: "LiveChat", example: "12345678" },
  jivochat: { label: "JivoChat", example: "AbCdEf1234" },
  olark: { label: "Olark", example: "1234-567-89-0123" },
  intercom: { label: "Intercom", example: "abcd1234" },
  freshchat: { label: "Freshchat", example: "0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9" },
} as const satisfies Record<ChatName, object>;

function chatsOf(editor: Editor): readonly Chat[] {
  return editor.store.records().site?.settings.chats.data ?? [];
}

/** Sets a chat's key; without one it is no longer there. The first one becomes the primary one. */
function setKey(editor: Editor, name: ChatName, key: string): void {
  const all = chatsOf(editor);
  const known = all.find((one) => one.name === name);
  const entry = { name, key, isPrimary: known?.isPrimary ?? all.length === 0 } as Chat;
  const data =
    key === ""
      ? all.filter((one) => one.name !== name)
      : known
        ? all.map((one) => (one.name === name ? entry : one))
        : [...all, entry];
  setSettings(editor, { chats: { data: [...data] } });
}

function choosePrimary(editor: Editor, name: ChatName | null): void {
  const data = chatsOf(editor).map((one) => ({ ...one, isPrimary: one.name === name }));
  setSettings(editor, { chats: { data } });
}

/** Which chat is loaded: none, or one of those that have a key. */
function PrimaryChoice({ chats }: { chats: readonly Chat[] }): ReactNode {
  const editor = useEditor();
  const { t } = useTranslation("settings");
  const primary = chats.find((one) => one.isPrimary)?.name ?? null;
  const choices = [null, ...chatNames];
  return (
    <fieldset className="set-radios">
      <legend className="vh">{t("chats.primary")}</legend>
      {choices.map((name) => {
        const isOff = name !== null && !chats.some((one) => one.name === name);
        return (
          <label key={name ?? "none"} className={isOff ? "is-off" : undefined}>
            <input
              type="radio"
              name="primary-chat"
              checked={primary === name}
              disabled={isOff}
              onChange={() => choosePrimary(editor, name)}
            />
            <span className="grow">{name === null ? t("chats.none") : vendors[name].label}</span>
            {isOff && <span className="s12 t3">{t("chats.noKey")}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}

/** Chats of other companies: their keys, and which one of them visitors get. */
export function ChatsTab(): ReactNode {
  const editor = useEditor();
  const { t } = useTranslation("settings");
  const { chats, cookieConsent } = useSitePart("settings");
  return (
    <TabLayout title={t("chats.title")} hint={t("chats.about")}>
      <GateNote variant={visibleVariant(cookieConsent)} />
      <Part title={t("chats.primary")} hint={t("chats.primaryAbout")}>
        <PrimaryChoice chats={chats.data} />
      </Part>
      <Part title={t("chats.keys")} aside={<ConsentTag gate="marketing" />}>
        {chatNames.map((name) => (
          <ValueSetting
            key={name}
            field={`chat/${name}`}
            label={vendors[name].label}
            hint={t(`chats.${name}Hint`)}
            placeholder={vendors[name].example}
            stored={chats.data.find((one) => one.name === name)?.key ?? ""}
            check={(text) =>
              text.trim() === ""
                ? { value: "" }
                : bySchema(
                    chatKeySchemas[name],
                    t("chats.wrong", { name: vendors[name].label }),
                  )(text)
            }
            commit={(key) => setKey(editor, name, key)}
          />
        ))}
      </Part>
    </TabLayout>
  );
}
