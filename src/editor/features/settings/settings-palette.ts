import { LogOut } from "lucide-react";
import { isAtLeast } from "#/api/roles.ts";
import type { Editor } from "../../session/editor.ts";
import { navigate } from "../../navigation/location.ts";
import type { Command, CommandSource } from "../../shell/command.ts";
import { loadWords, translator } from "../../words/i18n.ts";
import { settingsTabs } from "./settings-tabs.ts";
import { tabAddress } from "./tab-of-target.ts";
import { askedToLeave } from "./tabs/people/asked-to-leave.ts";

/** The tabs of the settings; each is also found by other words for it and by what its first sentence says. */
function tabCommands({ site }: Editor): Command[] {
  const t = translator("settings");
  const say = translator("palette");
  return settingsTabs.map(({ name, synonyms, Icon }) => ({
    id: `settings.${name}`,
    group: "go",
    label: t(`${name}.title`),
    detail: t("title"),
    synonyms: `${synonyms ? say(synonyms) : ""} ${t(`${name}.about`)}`,
    Icon,
    run: () => navigate(tabAddress(site.id, name)),
  }));
}

/** The way out of a site, for everybody who was invited to it; its only owner is led to handing it over. */
function leaveCommand(editor: Editor): Command {
  return {
    id: "leave",
    group: "do",
    label: translator("settings")("people.leaveTitle"),
    synonyms: translator("palette")("synonyms.leave"),
    Icon: LogOut,
    run() {
      askedToLeave(editor).set(true);
      navigate(tabAddress(editor.site.id, "people"));
    },
  };
}

export const settingsCommands: CommandSource = async ({ editor }) => {
  if (!editor) return [];
  await Promise.all([loadWords("settings"), loadWords("palette")]);
  return [
    ...(isAtLeast(editor.role.get(), "editor") ? tabCommands(editor) : []),
    // a guest’s way out is to close the tab
    ...(editor.site.isGuest ? [] : [leaveCommand(editor)]),
  ];
};
