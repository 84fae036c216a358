import type { SettingsTabName } from "./settings-tabs.ts";

/** The tabs by what they are about, in the order in which they are listed. */
export const settingGroups = [
  { name: "site", tabs: ["general", "domains", "navigation", "languages", "people", "export"] },
  { name: "pages", tabs: ["page", "schedule", "redirects", "notFound"] },
  { name: "found", tabs: ["sharing", "access"] },
  { name: "visitors", tabs: ["cookies", "tracking", "messengers", "chats", "events"] },
] as const satisfies readonly { name: string; tabs: readonly SettingsTabName[] }[];
