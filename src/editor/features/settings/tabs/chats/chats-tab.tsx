import { Plus } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Chat } from "#/site/chat.ts";
import { visibleVariant } from "#/site/consent-parts.ts";
import { chats as vendors } from "#/vendors/registry.ts";
import type { Vendor } from "#/vendors/vendor.ts";
import { useEditor } from "../../../../session/editor.ts";
import type { Editor } from "../../../../session/editor.ts";
import { useSitePart } from "../../../../session/hooks.ts";
import { useDrafts } from "../../../../session/drafts/drafts-context.ts";
import { MenuButton } from "../../../../ui/layer/menu-button.tsx";
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

interface PrimaryChoiceProps {
  readonly chats: readonly Chat[];
}

/** Which chat is loaded: none, or one of those that have a key. */
function PrimaryChoice({ chats }: PrimaryChoiceProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const primary = chats.find((one) => one.isPrimary)?.name ?? null;
  const choices = [
    { name: null, label: t("chats.none") },
    ...vendors.filter(({ name }) => chats.some((one) => one.name === name)),
  ];
  return (
    <fieldset className="settings-radios">
      <legend className="visually-hidden">{t("chats.primary")}</legend>
      {choices.map(({ name, label }) => (
        <label key={name ?? "none"}>
          <input
            type="radio"
            name="primary-chat"
            checked={primary === name}
            onChange={() => setSettings(editor, { chats: { primary: name } })}
          />
          <span className="grow">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface KeysProps extends PrimaryChoiceProps {
  readonly of: readonly Vendor[];
  /** The one that was just added. */
  readonly added?: string | undefined;
  readonly onEmptied: (name: string) => void;
}

function fieldOf({ name }: Pick<Vendor, "name">): string {
  return `chat/${name}`;
}

function Keys({ of, chats, added, onEmptied }: KeysProps): ReactNode {
  const editor = useEditor();
  return of.map((vendor) => (
    <VendorSetting
      key={vendor.name}
      vendor={vendor}
      value="key"
      field={fieldOf(vendor)}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for: its key is typed next
      autoFocus={vendor.name === added}
      stored={chats.find((one) => one.name === vendor.name)?.key ?? ""}
      commit={(key) => {
        if (key === "") onEmptied(vendor.name);
        setKey(editor, vendor.name, key);
      }}
    />
  ));
}

/** Chats of other companies: which one of them visitors get, its key, and those that wait. */
export function ChatsTab(): ReactNode {
  const t = useTranslate("settings");
  const { chats, cookieConsent } = useSitePart("settings");
  const [typed] = useState(useDrafts().fields.get);
  const storedAs = ({ name }: Vendor) => chats.data.find((one) => one.name === name);
  // what was typed and is no key yet is shown again; an emptied field stays while the tab is open
  const [begun, setBegun] = useState<readonly string[]>(() =>
    vendors.filter((one) => typed.includes(fieldOf(one)) && !storedAs(one)).map(({ name }) => name),
  );
  const isOn = (one: Vendor): boolean =>
    begun.includes(one.name) || storedAs(one)?.isPrimary === true;
  const waiting = vendors.filter((one) => storedAs(one) && !isOn(one));
  const others = vendors.filter((one) => !storedAs(one) && !isOn(one));
  const [added, setAdded] = useState<string>();
  const begin = (name: string): void => setBegun((before) => [...new Set([...before, name])]);
  const add = (name: string): void => {
    setAdded(name);
    begin(name);
  };
  const keys = { chats: chats.data, onEmptied: begin };
  return (
    <TabLayout title={t("chats.title")} hint={t("chats.about")}>
      <GateNote variant={visibleVariant(cookieConsent)} />
      <Part
        title={t("chats.primary")}
        {...(chats.data.length > 1 && { hint: t("chats.primaryAbout") })}
      >
        <PrimaryChoice chats={chats.data} />
      </Part>
      <Part title={t("chats.keys")} aside={<ConsentTag gate="marketing" />}>
        <Keys of={vendors.filter(isOn)} added={added} {...keys} />
        {waiting.length > 0 && (
          <details
            className="settings-more"
            open={waiting.some((one) => typed.includes(fieldOf(one)))}
          >
            <summary>{t("chats.waiting", { count: waiting.length })}</summary>
            <div className="settings-more-body">
              <Keys of={waiting} {...keys} />
            </div>
          </details>
        )}
        {others.length > 0 && (
          <div>
            <MenuButton
              label={t("chats.add")}
              className="button"
              choices={others.map(({ name, label }) => ({ value: name, label }))}
              onChoose={add}
            >
              <Plus aria-hidden="true" />
              {t("chats.add")}
            </MenuButton>
          </div>
        )}
      </Part>
    </TabLayout>
  );
}
