import type { ReactNode } from "react";
import type { Chat } from "#/site/chat.ts";
import { visibleVariant } from "#/site/consent-parts.ts";
import { chats as vendors } from "#/vendors/registry.ts";
import { useEditor } from "../../../../session/editor.ts";
import type { Editor } from "../../../../session/editor.ts";
import { useSitePart } from "../../../../session/hooks.ts";
import { ConsentTag, GateNote } from "../../form/gate-note.tsx";
import { Part, TabLayout } from "../../form/part.tsx";
import { setSettings } from "../../form/set-settings.ts";
import { VendorSetting } from "../../form/vendor-setting.tsx";
import { useTranslate } from "../../../../words/i18n.ts";

function chatsOf(editor: Editor): readonly Chat[] {
  return editor.store.records().site?.settings.chats.data ?? [];
}

/** Sets a chat's key; without one it is no longer there. The first one becomes the primary one. */
function setKey(editor: Editor, name: string, key: string): void {
  const isFirst = key !== "" && chatsOf(editor).length === 0;
  const entry = key === "" ? null : { key };
  setSettings(editor, { chats: { [name]: entry, ...(isFirst && { primary: name }) } });
}

/** Which chat is loaded: none, or one of those that have a key. */
function PrimaryChoice({ chats }: { chats: readonly Chat[] }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const primary = chats.find((one) => one.isPrimary)?.name ?? null;
  const choices = [
    { name: null, label: t("chats.none") },
    ...vendors.map(({ name, label }) => ({ name, label })),
  ];
  return (
    <fieldset className="settings-radios">
      <legend className="visually-hidden">{t("chats.primary")}</legend>
      {choices.map(({ name, label }) => {
        const isOff = name !== null && !chats.some((one) => one.name === name);
        return (
          <label key={name ?? "none"} className={isOff ? "is-off" : undefined}>
            <input
              type="radio"
              name="primary-chat"
              checked={primary === name}
              disabled={isOff}
              onChange={() => setSettings(editor, { chats: { primary: name } })}
            />
            <span className="grow">{label}</span>
            {isOff && <span className="size-12 tertiary-text">{t("chats.noKey")}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}

/** Chats of other companies: their keys, and which one of them visitors get. */
export function ChatsTab(): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const { chats, cookieConsent } = useSitePart("settings");
  return (
    <TabLayout title={t("chats.title")} hint={t("chats.about")}>
      <GateNote variant={visibleVariant(cookieConsent)} />
      <Part title={t("chats.primary")} hint={t("chats.primaryAbout")}>
        <PrimaryChoice chats={chats.data} />
      </Part>
      <Part title={t("chats.keys")} aside={<ConsentTag gate="marketing" />}>
        {vendors.map((vendor) => (
          <VendorSetting
            key={vendor.name}
            vendor={vendor}
            value="key"
            field={`chat/${vendor.name}`}
            stored={chats.data.find((one) => one.name === vendor.name)?.key ?? ""}
            commit={(key) => setKey(editor, vendor.name, key)}
          />
        ))}
      </Part>
    </TabLayout>
  );
}
