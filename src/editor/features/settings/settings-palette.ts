import { isAtLeast } from "#/api/roles.ts";
import { navigate } from "../../navigation/location.ts";
import type { CommandSource } from "../../shell/command.ts";
import { loadWords, translator } from "../../words/i18n.ts";
import { settingsTabs } from "./settings-tabs.ts";
import { tabAddress } from "./tab-of-target.ts";

/** The tabs of the settings; each is also found by other words for it and by what its first sentence says. */
export const settingsCommands: CommandSource = async ({ editor }) => {
  if (!editor || !isAtLeast(editor.role.get(), "editor")) return [];
  await Promise.all([loadWords("settings"), loadWords("palette")]);
  const t = translator("settings");
  const say = translator("palette");
  return settingsTabs.map(({ name, synonyms, Icon }) => ({
    id: `settings.${name}`,
    group: "go",
    label: t(`${name}.title`),
    detail: t("title"),
    synonyms: `${synonyms ? say(synonyms) : ""} ${t(`${name}.about`)}`,
    Icon,
    run: () => navigate(tabAddress(editor.site.id, name)),
  }));
};
