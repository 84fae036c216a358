import { isAtLeast } from "#/api/roles.ts";
import { navigate } from "../../navigation/location.ts";
import type { CommandSource } from "../../shell/command.ts";
import { loadWords, translator } from "../../words/i18n.ts";
import { settingsTabs } from "./settings-tabs.ts";
import { tabAddress } from "./tab-of-target.ts";

/** The tabs of the settings; each is also found by what its first sentence says. */
export const settingsCommands: CommandSource = async ({ editor }) => {
  if (!editor || !isAtLeast(editor.role.get(), "editor")) return [];
  await loadWords("settings");
  const t = translator("settings");
  return settingsTabs.map(({ name, Icon }) => ({
    id: `settings.${name}`,
    group: "go",
    label: t(`${name}.title`),
    detail: t("title"),
    synonyms: t(`${name}.about`),
    Icon,
    run: () => navigate(tabAddress(editor.site.id, name)),
  }));
};
